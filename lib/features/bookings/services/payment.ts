import type { PaymentBody, PaymentView } from '#lib/features/bookings/contracts/payment.ts';
import {
  computeConfirmable,
  computeDue,
  getCreditor,
  getDebtor,
  isConfirmable,
} from '#lib/features/bookings/rules/booking-dues.ts';
import {
  deniesLastWord,
  getOwedKind,
  judgePaymentStep,
  LAST_REMINDER_MS,
  PAYMENT_REMINDER_MS,
  repeatsWords,
  replaceWords,
  type Payer,
  type PaymentClaim,
  type PaymentWords,
} from '#lib/features/bookings/rules/booking-payment.ts';
import { isPaymentInCase } from '#lib/features/bookings/rules/case-state.ts';
import { judgeRefundStep, type Refund } from '#lib/features/bookings/rules/refunds.ts';
import { closeTicket } from '#lib/features/bookings/services/steps/close-ticket.ts';
import {
  notifyBookingMoney,
  publishBookingChange,
} from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { settleRefund, storeRefund } from '#lib/features/bookings/services/steps/refunds.ts';
import { settlePayment } from '#lib/features/bookings/services/steps/settle-payment.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { showPayment } from '#lib/features/bookings/services/steps/show-payment.ts';
import { money as texts } from '#lib/features/money/texts/money.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { markUtr } from '#lib/features/people/services/steps/mark-contacts.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { announce } from '#lib/platform/integrations/webhooks/announce.ts';
import { findBooking, updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { claimUtr } from '#models/money/utr.ts';
import { insertTicket } from '#models/support/ticket.ts';

interface PaymentRequest {
  actor: Actor;
  params: { id: string };
}

type Answer<Step extends PaymentBody['step']> = Extract<PaymentBody, { step: Step }>;

const toSide = ({ role }: Actor): Payer => (role === 'worker' ? 'worker' : 'customer');

export const readPayment = async ({ actor, params }: PaymentRequest): Promise<{ data: PaymentView }> => {
  const booking = await requireBooking({ actor, bookingId: params.id });
  return { data: await showPayment(booking, toSide(actor)) };
};

/** The subject of what both sides say: the price or fee of a booking, or its refund. */
interface Debt {
  booking: BookingRecord;
  /** Absent: the price or fee. */
  refund: Refund | undefined;
}

const getWords = ({ booking, refund }: Debt) => (refund ? refund.payment : booking.payment);

const getOwing = ({ booking, refund }: Debt): Payer => (refund ? 'worker' : getDebtor(booking));

const getOwed = ({ booking, refund }: Debt): Payer => (refund ? 'customer' : getCreditor(booking));

const store = async ({ booking, refund }: Debt, payment: PaymentClaim, tx: Tx): Promise<BookingRecord> => {
  if (refund) return storeRefund(booking, { ...refund, payment }, tx);
  const { _id, status, startsAt } = booking;
  const from = { status, startsAt };
  const stored = await updateBooking({ bookingId: String(_id), from, set: { payment } }, tx);
  if (!stored) throw new AppError('booking_changed');
  publishBookingChange(stored, 'settled', tx);
  return stored;
};

// A repeated UTR is not refused: that would tell a stranger that it exists, and blame a typing mistake.
const isUsedElsewhere = async (
  debt: Debt,
  { utr, amountPaise }: { utr: string; amountPaise: number },
  at: Date,
  tx: Tx,
): Promise<boolean> => {
  const { booking, refund } = debt;
  // One payment does not settle both a booking and its refund.
  const about = refund ? 'refund' : (getOwedKind(booking) ?? 'price');
  const use = { bookingId: booking._id, about, by: getOwing(debt), amountPaise, at } as const;
  return !(await claimUtr({ mark: markUtr(utr), ...use }, tx));
};

interface Reminder {
  /** When the payer first said it: a reminder is about no word that follows a denial. */
  saidAt: string;
  dueAt: Date;
  isLast?: boolean;
}

/** Plans to remind the side that is owed. The same reminder is planned once. */
const planReminder = async (
  { booking, refund }: Debt,
  { saidAt, dueAt, isLast = false }: Reminder,
  tx: Tx,
): Promise<void> => {
  const bookingId = String(booking._id);
  const about = refund ? ('refund' as const) : undefined;
  const key = `${about ?? 'payment'}:${bookingId}:${saidAt}${isLast ? ':last' : ''}`;
  await writeOutbox(
    { kind: 'paymentReminder', payload: { bookingId, saidAt, ...(about && { about }) }, dueAt, key },
    tx,
  );
};

const toWords = ({ method, utr, amountPaise }: Answer<'paid'>): PaymentWords => ({
  ...{ method, amountPaise },
  ...(method === 'upi' && utr !== undefined && { utr }),
});

/** Whether the payer's words are stored already. That is no correction, so it is allowed after the last one, too. */
const isSecondTap = (debt: Debt, side: Payer, body: PaymentBody): boolean =>
  body.step === 'paid' && side === getOwing(debt) && repeatsWords(getWords(debt), toWords(body), now());

/**
 * Stores the payer's word. The other side is asked at once, and reminded after a day and a week; a correction asks no one
 * again, and a second tap changes nothing.
 */
const sayPaid = async (debt: Debt, body: Answer<'paid'>, at: Date, tx: Tx): Promise<BookingRecord> => {
  const before = getWords(debt);
  const words = toWords(body);
  const { utr, amountPaise } = words;
  if (repeatsWords(before, words, at)) return debt.booking;
  const isRepeated = utr !== undefined && (await isUsedElsewhere(debt, { utr, amountPaise }, at, tx));
  const said = replaceWords(before, { ...words, ...(isRepeated && { isRepeated }) }, at);
  const stored = await store(debt, said, tx);
  if (before && !before.deniedAt) return stored;
  await notifyBookingMoney({ booking: stored, to: getOwed(debt), news: 'payment_said', amountPaise }, tx);
  const dueAt = new Date(at.getTime() + PAYMENT_REMINDER_MS);
  await planReminder(debt, { saidAt: said.at.toISOString(), dueAt }, tx);
  return stored;
};

const nameWay = ({ method }: PaymentWords): string => (method === 'upi' ? 'UPI' : 'cash');
const nameUtr = ({ utr }: PaymentWords): string => (utr ? `, UTR ${utr}` : '');
const nameDenial = ({ deniedAt }: { deniedAt?: Date }): string => (deniedAt ? ', not received' : '');

const describe = (debt: Debt, amountPaise: number): string => {
  const payment = getWords(debt);
  const what = debt.refund ? 'the refund of ' : '';
  return [
    `I have not received ${what}${formatMoney(amountPaise)} for booking ${debt.booking.number}.`,
    payment && `The ${getOwing(debt)} says it was paid by ${nameWay(payment)}.`,
    payment?.utr && `UTR given: ${payment.utr}.`,
    ...(payment?.earlier ?? []).map(
      (one) => `Said before: ${nameWay(one)}${nameUtr(one)}${nameDenial(one)}.`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
};

interface Denial {
  debt: Debt;
  actor: Actor;
  /** When the word was said that it is about; absent in clients of earlier releases. */
  saidAt: string | undefined;
  /** Of the ticket. */
  number: string;
  at: Date;
}

/**
 * The office gets a ticket of this booking, as for any complaint, which takes the place of that of an earlier denial. A
 * case about the payment takes the place of both.
 */
const fileDenial = async (
  { debt, actor, number, at }: Denial,
  amountPaise: number,
  tx: Tx,
): Promise<{ ticketId?: string }> => {
  const { booking, refund } = debt;
  if (!refund && isPaymentInCase(booking, getCreditor(booking))) return {};
  const earlier = getWords(debt)?.ticketId;
  if (earlier !== undefined) await closeTicket(earlier, at, tx);
  const ticket = await insertTicket(
    {
      ...{ number, kind: 'contact', createdAt: at, authorId: actor.userId, bookingId: booking._id },
      ...{ subject: 'Payment not received', message: describe(debt, amountPaise), allowContact: true },
    },
    tx,
  );
  const ticketId = String(ticket._id);
  await announce('ticket.opened', { ticketId }, tx);
  return { ticketId };
};

/** A worker's fee that was denied is open again, so that credit pays it. */
const payFromCredit = async ({ booking, refund }: Debt, tx: Tx): Promise<void> => {
  if (refund || getDebtor(booking) !== 'worker') return;
  await writeOutbox({ kind: 'settleDues', payload: { userId: String(booking.workerId) } }, tx);
};

const denyPaid = async (denial: Denial, tx: Tx): Promise<BookingRecord> => {
  const { debt, saidAt, at } = denial;
  const { booking, refund } = debt;
  const payment = getWords(debt);
  if (!payment) throw new AppError('illegal_move');
  if (!deniesLastWord(payment, saidAt)) throw new AppError('booking_changed');
  const amountPaise = refund ? refund.amountPaise : computeDue(booking);
  const filed = await fileDenial(denial, amountPaise, tx);
  const stored = await store(debt, { ...payment, deniedAt: at, ...filed }, tx);
  await notifyBookingMoney({ booking: stored, to: getOwing(debt), news: 'payment_denied', amountPaise }, tx);
  await payFromCredit(debt, tx);
  return stored;
};

const waive = ({ booking, refund }: Debt, at: Date, tx: Tx): Promise<BookingRecord> => {
  if (!refund) throw new AppError('nothing_owed');
  return settleRefund({ booking, refund, method: null, at }, tx);
};

const settle = (
  { booking, refund }: Debt,
  { method }: Answer<'received'>,
  at: Date,
  tx: Tx,
): Promise<BookingRecord> =>
  refund ? settleRefund({ booking, refund, method, at }, tx) : settlePayment({ booking, method, at }, tx);

const take = async (
  { actor, params, body, number }: PaymentRequest & { body: PaymentBody; number: string },
  tx: Tx,
): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  const debt: Debt = { booking, refund: body.about && booking.refund };
  const side = toSide(actor);
  const refusal = body.about
    ? judgeRefundStep(booking.refund, side, body)
    : judgePaymentStep(booking, side, body);
  if (refusal === 'illegal_move' && isSecondTap(debt, side, body)) return booking;
  if (refusal) throw new AppError(refusal);
  await lockAccounts(actor, tx);
  const at = now();
  switch (body.step) {
    case 'paid':
      return sayPaid(debt, body, at, tx);
    case 'received':
      return settle(debt, body, at, tx);
    case 'not_received':
      return denyPaid({ debt, actor, saidAt: body.saidAt, number, at }, tx);
    case 'waived':
      return waive(debt, at, tx);
  }
};

const messages: Record<PaymentBody['step'], string> = {
  paid: texts.messages.paymentSaid,
  received: texts.messages.paid,
  not_received: texts.messages.paymentDenied,
  waived: texts.messages.refundWaived,
};

/** Takes what one side says about a payment or refund; only the confirmation of the side that is owed settles it. */
export const changePayment = async (
  input: PaymentRequest & { body: PaymentBody },
): Promise<{ message: string; data: PaymentView }> => {
  const { actor, params, body } = input;
  const changed = await withLock(`booking:${params.id}`, () =>
    drawNumber((number) => inTransaction((tx) => take({ ...input, number }, tx))),
  );
  return { message: messages[body.step], data: await showPayment(changed, toSide(actor)) };
};

/** Returns what the payer said, if it is unanswered. */
const findUnanswered = (debt: Debt): PaymentClaim | null => {
  const words = getWords(debt);
  if (!words || words.deniedAt) return null;
  const isOpen = debt.refund ? debt.refund.state === 'due' : isConfirmable(debt.booking);
  return isOpen ? words : null;
};

/** Reminds the side that is owed of a payment that the other says was made, unless it was answered. */
export const remindOfPayment = ({
  payload: { bookingId, about, saidAt },
}: {
  payload: { bookingId: string; about?: 'refund' | undefined; saidAt?: string | undefined };
}): Promise<void> =>
  inTransaction(async (tx) => {
    const booking = await findBooking(bookingId, tx);
    const debt = booking && { booking, refund: about && booking.refund };
    if (!debt) return;
    const words = findUnanswered(debt);
    if (!words) return;
    const said = words.at.toISOString();
    // One of an earlier release does not name the word.
    if (saidAt !== undefined && saidAt !== said) return;
    const { refund } = debt;
    const amountPaise = refund ? refund.amountPaise : computeConfirmable(debt.booking);
    const to = getOwed(debt);
    await notifyBookingMoney({ booking: debt.booking, to, news: 'payment_reminder', amountPaise }, tx);
    // The row of the last reminder exists already when it runs, so that it plans no other.
    const dueAt = new Date(now().getTime() + LAST_REMINDER_MS);
    await planReminder(debt, { saidAt: said, dueAt, isLast: true }, tx);
  });
