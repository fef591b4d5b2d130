import type { BookingReason } from '#lib/features/bookings/contracts/booking-status.ts';
import type { CancellationView } from '#lib/features/bookings/contracts/cancellation-view.ts';
import { payFeeBy } from '#lib/features/bookings/rules/booking-dues.ts';
import {
  cancellationFee,
  freeUntil,
  readAgreement,
  type Canceller,
  type Excuse,
} from '#lib/features/bookings/rules/cancellation.ts';
import {
  countedPaise,
  hourPriceFor,
  lateRecordSince,
  toLateRecord,
  workerLimits,
  type LateRecord,
} from '#lib/features/bookings/rules/late-record.ts';
import { markPerson } from '#lib/features/people/services/steps/mark-contacts.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingFee, BookingRecord } from '#models/bookings/booking.ts';
import type { NoShowClaim } from '#models/bookings/claim.ts';
import { listLateBookings } from '#models/bookings/late-bookings.ts';
import type { Tx } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

type Side = 'customer' | 'worker';

/** Returns how much of the limits on late fees a worker has used. */
const readLateRecord = async (marks: readonly string[], at: Date, tx?: Tx): Promise<LateRecord> => {
  const late = await listLateBookings({ marks, since: lateRecordSince(at) }, tx);
  const entries = late.flatMap(({ late: entry, fee, ...booking }) => {
    const feePaise = fee?.owedBy ? countedPaise({ ...fee, payBy: payFeeBy(booking) }, now()) : 0;
    return entry ? [{ ...entry, feePaise }] : [];
  });
  return toLateRecord(entries, at);
};

const describeLimits = ({ record, hourPaise }: Extract<Canceller, { side: 'worker' }>) => ({
  ownWordsLeft: Math.max(0, workerLimits.ownWords - record.ownWords),
  noticesLeft: Math.max(0, workerLimits.noticesPerMonth - record.notices),
  hourPaise,
  monthLeftPaise: Math.max(0, workerLimits.monthPaise - record.owedPaise),
});

export interface Cancellation {
  view: CancellationView;
  /** To be stored when a worker cancels late, so that it counts towards her limits. */
  late: { at: Date; excuse: Excuse | null; marks: string[] } | null;
}

interface Asked {
  side: Side;
  reasonCode?: BookingReason | undefined;
  /** The worker's, whose account may be gone. */
  marks?: string[] | undefined;
  at: Date;
}

const readCanceller = async (
  booking: BookingRecord,
  worker: UserRecord | null,
  { side, reasonCode, marks = worker ? markPerson(worker) : [], at }: Asked,
  tx?: Tx,
): Promise<{ canceller: Canceller; marks: string[] }> => {
  if (side === 'customer' || marks.length === 0) return { canceller: { side: 'customer' }, marks: [] };
  const record = await readLateRecord(marks, at, tx);
  return { canceller: { side, hourPaise: hourPriceFor(booking), record, reasonCode }, marks };
};

/** Returns what cancelling costs one side now; nothing is owed to a person who is suspended or has left. */
export const readCancellation = async (
  booking: BookingRecord,
  asked: Asked,
  tx?: Tx,
): Promise<Cancellation> => {
  const { side, at } = asked;
  const { status, startsAt, pricePaise, movedNotice } = booking;
  const [worker, customer] = [
    await findUser(String(booking.workerId), tx),
    side === 'worker' ? await findUser(String(booking.customerId), tx) : null,
  ];
  const { canceller, marks } = await readCanceller(booking, worker, asked, tx);
  const movedNoticeMs = movedNotice?.[side] ?? null;
  const booked = { status, ...readAgreement(booking), startsAt, pricePaise, movedNoticeMs };
  const { percent, feePaise, excuse } = cancellationFee(booked, at, canceller);
  const free = freeUntil(booked, at);
  const isOwedTo = (side === 'worker' ? customer : worker)?.suspendedAt === null;
  const owes = isOwedTo ? { percent, feePaise } : { percent: 0 as const, feePaise: 0 };
  const limits = canceller.side === 'worker' ? describeLimits(canceller) : null;
  return {
    view: { ...owes, pricePaise, excuse, limits, freeUntil: free && free.toISOString() },
    late: canceller.side === 'worker' && owes.percent !== 0 ? { at, excuse, marks } : null,
  };
};

/** Returns what an absent worker's claim may still cost, by what she owes for that month now. */
export const readAbsence = (
  booking: BookingRecord,
  { at, from: status }: Pick<NoShowClaim, 'at' | 'from'>,
  tx: Tx,
): Promise<Cancellation> => readCancellation({ ...booking, status }, { side: 'worker', at }, tx);

/** Returns the fee as the booking keeps it; null where nothing is owed. */
export const toDueFee = ({ percent, feePaise }: CancellationView, side: Side): BookingFee | null => {
  if (percent === 0 || feePaise === 0) return null;
  const owedBy = side === 'worker' ? { owedBy: side } : {};
  return { percent, feePaise, ...owedBy, state: 'due', method: null, settledAt: null };
};
