import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { effectiveHistory } from '#lib/features/bookings/rules/effective-history.ts';
import { adjustmentRange } from '#lib/features/bookings/rules/office-acts.ts';
import { computeKeptPrice } from '#lib/features/bookings/rules/refunds.ts';
import { appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Right } from '#lib/platform/contract/actor.ts';
import { instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { sumCreditGiven } from '#models/platform/audit.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { notifyBookingMoney, publishBookingChange } from './notify-booking-change.ts';

interface Adjustment {
  booking: BookingRecord;
  side: 'customer' | 'worker';
  /** Negative: taken back. */
  amountPaise: number;
  right: Right;
  adminId: string;
  at: Date;
}

// A request that a worker accepted can still be cancelled, but it is none of these any more.
const unanswered: readonly BookingStatus[] = ['pending', 'rejected', 'expired'];

type SideOfBooking = Omit<Adjustment, 'amountPaise'>;

/** Returns how far this admin can change one side's wallet; null if the account is gone. */
export const readAdjustmentRange = async (
  { booking, side, right, adminId, at }: SideOfBooking,
  tx?: Tx,
): Promise<{ minPaise: number; maxPaise: number } | null> => {
  const user = await findUser(String(side === 'worker' ? booking.workerId : booking.customerId), tx);
  if (!user) return null;
  const adjustedPaise = booking.adjustments?.[side] ?? 0;
  const ownPaise = user.walletPaise - (user.creditPaise ?? 0);
  const { status, history } = booking;
  const isAccepted =
    !unanswered.includes(status) && effectiveHistory(history).some((change) => change.status === 'accepted');
  const since = instantInIndia({ localDate: toIndiaDay(at), minutes: 0 });
  const givenTodayPaise = await sumCreditGiven(adminId, since, tx);
  const { caseCreditPaise = 0 } = booking;
  // A customer does not get from us what the worker returns.
  const pricePaise = side === 'customer' ? computeKeptPrice(booking) : booking.pricePaise;
  return adjustmentRange(right, {
    ...{ pricePaise, adjustedPaise, ownPaise, isAccepted, givenTodayPaise },
    ...(side === 'customer' && { caseCreditPaise }),
  });
};

/** Changes one side's wallet over a booking by a ledger entry and notifies that side. */
export const adjustBookingWallet = async (
  { booking, side, amountPaise, right, adminId, at }: Adjustment,
  tx: Tx,
): Promise<BookingRecord> => {
  const range = await readAdjustmentRange({ booking, side, right, adminId, at }, tx);
  if (!range) throw new AppError('not_found');
  if (amountPaise < range.minPaise || amountPaise > range.maxPaise)
    throw new AppError('adjustment_limit', { data: range });
  const { _id, status, startsAt, number, officeActs = 0, adjustments } = booking;
  const before = adjustments ?? { customer: 0, worker: 0 };
  const set = { adjustments: { ...before, [side]: before[side] + amountPaise } };
  const adjusted = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!adjusted) throw new AppError('booking_changed');
  const userId = String(side === 'worker' ? booking.workerId : booking.customerId);
  const event = `adjustment:${String(_id)}:${officeActs}`;
  await appendWalletMoney({ userId, kind: 'adjustment', event, amountPaise, number, at }, tx);
  const news = amountPaise > 0 ? 'adjusted_up' : 'adjusted_down';
  await notifyBookingMoney({ booking: adjusted, to: side, news, amountPaise: Math.abs(amountPaise) }, tx);
  publishBookingChange(adjusted, 'settled', tx);
  return adjusted;
};
