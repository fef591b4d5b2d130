import type { SeenBooking } from '#lib/features/admin/contracts/booking-acts.ts';
import type { AdminBooking } from '#lib/features/admin/contracts/admin-lists.ts';
import type { OfficeAct, OfficeRefusal } from '#lib/features/bookings/contracts/office-acts.ts';
import { listBookingPeople } from '#lib/features/bookings/rules/booking-people.ts';
import { whyNotActing } from '#lib/features/bookings/rules/office-acts.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { requireUninvolved } from '#lib/features/people/services/steps/require-uninvolved.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { AuditAct } from '#lib/platform/contract/audit-act.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { showBookings } from './show-bookings.ts';

export interface ActInput<Body> {
  actor: Actor;
  params: { id: string };
  body: Body;
}

const refusalCodes: Record<OfficeRefusal, ErrorCode> = {
  ...({ over: 'illegal_move', begun: 'illegal_move', unanswered: 'illegal_move' } as const),
  ...({ late: 'illegal_move', disputed: 'illegal_move', settled: 'nothing_owed' } as const),
  reported: 'illegal_move',
  ...({ proposed: 'proposal_open', handover: 'handover_open' } as const),
};

export const requirePossible = (act: OfficeAct, booking: BookingRecord, at: Date): void => {
  const refusal = whyNotActing(act, booking, at);
  if (refusal) throw new AppError(refusalCodes[refusal]);
};

/**
 * Returns the booking that the office changes and counts the change. Refuses an admin who is one of its people, and
 * a page that is out of date: of two admins at once, or of two taps, the second one is refused.
 */
const takeBooking = async (
  { actor, params: { id }, body: { seen } }: ActInput<{ seen: SeenBooking }>,
  tx: Tx,
): Promise<BookingRecord> => {
  await lockAdmin(actor, tx);
  const booking = await findBooking(id, tx);
  if (!booking) throw new AppError('not_found');
  const { status, startsAt, officeActs = 0 } = booking;
  await requireUninvolved(actor, listBookingPeople(booking), tx);
  const isSeen = seen.status === status && seen.acts === officeActs;
  if (!isSeen || new Date(seen.startsAt).getTime() !== startsAt.getTime())
    throw new AppError('booking_changed');
  const set = { officeActs: officeActs + 1 };
  const taken = await updateBooking({ bookingId: id, from: { status, startsAt }, set }, tx);
  if (!taken) throw new AppError('booking_changed');
  return taken;
};

interface Acted {
  booking: BookingRecord;
  /** Codes and references for the audit. */
  details?: Readonly<Record<string, unknown>>;
  /** The person it is about; the customer by default. */
  aboutId?: string;
}

/** Changes a booking for the office and writes the audit, in one transaction. */
export const actOnBooking = async <Body extends { seen: SeenBooking; reason: string }>(
  input: ActInput<Body>,
  act: AuditAct,
  change: (booking: BookingRecord, at: Date, tx: Tx) => Promise<Acted>,
): Promise<{ data: AdminBooking }> => {
  const { actor, params, body } = input;
  const changed = await withLock(`booking:${params.id}`, () =>
    inTransaction(async (tx) => {
      const {
        booking,
        details,
        aboutId = String(booking.customerId),
      } = await change(await takeBooking(input, tx), now(), tx);
      const notes = { ...details, note: body.reason };
      await writeAudit({ actor, act, subjectId: params.id, aboutId, details: notes }, tx);
      return booking;
    }),
  );
  const [data] = await showBookings([changed]);
  if (!data) throw new Error('The booking was not shown.');
  return { data };
};
