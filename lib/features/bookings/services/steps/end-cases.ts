import { sumPaid } from '#lib/features/bookings/rules/cases.ts';
import { evidenceEnd } from '#lib/features/bookings/rules/no-show-claim.ts';
import { appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { now } from '#lib/platform/time/clock.ts';
import { expireImagesOf } from '#lib/platform/images/images.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { CaseDecision, CaseRecord } from '#models/bookings/case.ts';
import type { Tx } from '#models/connection.ts';
import { findLedgerRow } from '#models/money/ledger.ts';
import { findUser } from '#models/people/user.ts';
import { keepPhotos } from './keep-photos.ts';
import { notifyBookingMoney, publishBookingChange } from './notify-booking-change.ts';
import { oweRefund } from './refunds.ts';
import { storeCase } from './store-case.ts';

type Decided = Pick<CaseRecord, 'decisions'>;

const getAmount = (kind: CaseDecision['kind'], { decisions = [] }: Decided): number => {
  const last = decisions.at(-1);
  return last?.kind === kind ? last.amountPaise : 0;
};

/** Returns the credit that the latest decision on a case promises or gave. */
export const getCredit = (one: Decided): number => getAmount('credit', one);

/** Returns what the latest decision on a case has the worker return. */
export const getRefund = (one: Decided): number => getAmount('refund', one);

/** Returns all credit that the customer got for a booking or was promised, apart from this case's. */
export const sumOtherCredit = ({ adjustments, caseCreditPaise = 0 }: BookingRecord, one: Decided): number =>
  Math.max(0, adjustments?.customer ?? 0) + caseCreditPaise - getCredit(one);

/** Returns what the decision of the booking's other case has the worker return. */
export const getOtherRefund = ({ caseRefundPaise = 0 }: BookingRecord, one: Decided): number =>
  caseRefundPaise - getRefund(one);

// Referral credit stays referral credit: otherwise a case would turn it into money. Real money is given back first.
const splitCredit = async (booking: BookingRecord, one: CaseRecord, tx: Tx) => {
  const { _id, customerId } = booking;
  const spent = await findLedgerRow(String(customerId), `credit_used:${String(_id)}`, tx);
  const givenPaise = sumOtherCredit(booking, one) + getOtherRefund(booking, one);
  const realPaise = sumPaid(booking) - Math.abs(spent?.creditPaise ?? 0) - givenPaise;
  const amountPaise = getCredit(one);
  const plainPaise = Math.min(amountPaise, Math.max(0, realPaise));
  return { plainPaise, referralPaise: amountPaise - plainPaise };
};

/** Adds a decision's credit to the customer's wallet, once; nothing if the account is gone. */
const payCredit = async (booking: BookingRecord, one: CaseRecord, at: Date, tx: Tx): Promise<void> => {
  const [userId, amountPaise] = [String(booking.customerId), getCredit(one)];
  if (amountPaise === 0 || !(await findUser(userId, tx))) return;
  const { plainPaise, referralPaise } = await splitCredit(booking, one, tx);
  const event = `case:${String(one._id)}`;
  const entry = { userId, number: booking.number, at };
  if (plainPaise > 0)
    await appendWalletMoney({ ...entry, kind: 'adjustment', event, amountPaise: plainPaise }, tx);
  if (referralPaise > 0) {
    const marked = { kind: 'credit', event: `${event}:referral`, amountPaise: referralPaise } as const;
    await appendWalletMoney({ ...entry, ...marked }, tx);
  }
  await notifyBookingMoney({ booking, to: 'customer', news: 'adjusted_up', amountPaise }, tx);
};

interface Ending {
  booking: BookingRecord;
  /** With its last decision, which takes effect now. */
  one: CaseRecord;
  at: Date;
}

/** Closes a case for good and sets how long its evidence is kept. */
export const closeCase = async ({ booking, one, at }: Ending, tx: Tx): Promise<CaseRecord> => {
  const keepUntil = evidenceEnd(at);
  await expireImagesOf(String(one._id), keepUntil, tx);
  const { decisions = [] } = one;
  const clocks = { answerBy: null, appealUntil: null, waits: false };
  const set = { state: 'closed' as const, ...clocks, decisions, keepUntil };
  const { booking: marked, changed } = await storeCase(booking, one, set, tx);
  await keepPhotos(marked, at, tx);
  await payCredit(marked, one, at, tx);
  const refundPaise = getRefund(one);
  if (refundPaise > 0) await oweRefund({ booking: marked, amountPaise: refundPaise, at }, tx);
  publishBookingChange(marked, 'settled', tx);
  return changed;
};

/**
 * Closes an undecided case that a person who leaves has opened: no one waits for it any more. Those of the other side
 * go on with all that was said, and so do decided ones, because the other side can appeal and may be promised credit.
 */
export const closeOwnCase = async (one: CaseRecord, tx: Tx): Promise<void> => {
  const booking = await findBooking(String(one.bookingId), tx);
  if (booking) await closeCase({ booking, one, at: now() }, tx);
};
