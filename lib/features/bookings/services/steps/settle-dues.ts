import { AppError } from '#lib/platform/contract/app-error.ts';
import { canStillConfirm, getDebtor } from '#lib/features/bookings/rules/booking-dues.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import type { Tx } from '#models/connection.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { publishBookingChange, notifyBookingMoney, notifyOfficeWaiver } from './notify-booking-change.ts';
import { leaveUnpaid } from './leave-unpaid.ts';

export interface Settlement {
  kind: 'job_paid' | 'fee_paid' | 'fee_waived';
  /** It is paid although it was closed without payment. */
  isLate?: boolean;
  amountPaise: number;
  method: PaidMethod | null;
  set: Partial<Pick<BookingRecord, 'paid' | 'fee' | 'late' | 'receipt' | 'tax'>>;
}

/** A worker who had left a fee behind has paid it after all: it no longer counts as her own word. */
const forgiveLeft = ({ late }: BookingRecord): Pick<Settlement['set'], 'late'> =>
  late?.excuse === 'own_word' ? { late: { ...late, excuse: null } } : {};

/** The fee is paid, or waived by the side that is owed. One left unpaid can still be paid, if the debtor had said so. */
export const settleFee = (booking: BookingRecord, method: PaidMethod | null, at: Date): Settlement => {
  const { fee } = booking;
  if (fee && method && canStillConfirm(booking)) {
    const set = { fee: { ...fee, state: 'paid', method, settledAt: at }, ...forgiveLeft(booking) } as const;
    return { kind: 'fee_paid', isLate: true, amountPaise: fee.feePaise, method, set };
  }
  if (fee?.state !== 'due') throw new AppError('nothing_owed');
  const state = method ? 'paid' : 'waived';
  const set = { fee: { ...fee, state, method, settledAt: at } } as const;
  return { kind: `fee_${state}`, amountPaise: fee.feePaise, method, set };
};

interface Settling {
  booking: BookingRecord;
  settlement: Settlement;
  /** Set when the office waives it: both are notified. */
  byOffice?: boolean;
  /** Set when the wallet has paid it, so that nothing is left to be recorded but the end of the due. */
  shownPaise?: number;
  at: Date;
}

/** Stores the settlement with both ledger entries and notifies the side that owed it. */
export const storeSettlement = async (
  { booking, settlement, byOffice = false, shownPaise, at }: Settling,
  tx: Tx,
): Promise<BookingRecord> => {
  const { set, kind, isLate = false, amountPaise, method } = settlement;
  const { _id, status, startsAt } = booking;
  // If it is settled concurrently, this transaction retries and finds nothing owed.
  const settled = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!settled) throw new AppError('booking_changed');
  const line = isLate && kind !== 'fee_waived' ? (`${kind}_late` as const) : kind;
  await appendBookingMoney({ booking: settled, kind: line, amountPaise, method, at }, tx);
  if (byOffice) await notifyOfficeWaiver(settled, 'fee_waived_by_office', amountPaise, tx);
  else if (shownPaise !== undefined)
    await notifyBookingMoney(
      { booking: settled, to: 'worker', news: 'fee_from_credit', amountPaise: shownPaise },
      tx,
    );
  else await notifyBookingMoney({ booking: settled, to: getDebtor(booking), news: kind, amountPaise }, tx);
  publishBookingChange(settled, 'settled', tx);
  return settled;
};

/** Waives what is still owed for a booking, on the office's decision; both are notified. */
export const waiveForOffice = async (
  booking: BookingRecord,
  at: Date,
  tx: Tx,
): Promise<{ booking: BookingRecord; amountPaise: number }> => {
  if (!booking.fee) return leaveUnpaid({ booking, notified: 'both', at }, tx);
  const settlement = settleFee(booking, null, at);
  const settled = await storeSettlement({ booking, settlement, byOffice: true, at }, tx);
  return { booking: settled, amountPaise: settlement.amountPaise };
};
