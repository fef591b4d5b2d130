import { now } from '#lib/platform/time/clock.ts';
import { appendBookingMoney, appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';

/** Adds referral credit, ₹100 by default, to a person's wallet and ledger. */
export const giveCredit = (userId: string, amountPaise = 10_000): Promise<void> =>
  inTransaction((tx) =>
    appendWalletMoney({ userId, kind: 'credit', event: `credit:${userId}`, amountPaise, at: now() }, tx),
  );

/** Adds ordinary money to a person's wallet and ledger. */
export const giveMoney = (userId: string, amountPaise: number, which = 'first', at = now()): Promise<void> =>
  inTransaction((tx) =>
    appendWalletMoney({ userId, kind: 'top_up', event: `top_up:${userId}:${which}`, amountPaise, at }, tx),
  );

/** Writes a booking's cancellation fee into the ledgers of both people, as still to be paid. */
export const oweFee = (booking: BookingRecord, amountPaise: number): Promise<void> =>
  inTransaction((tx) => appendBookingMoney({ booking, kind: 'fee', amountPaise, at: now() }, tx));
