import type { BookingView, ExtraAnswer } from '#lib/features/bookings/contracts/booking-view.ts';
import type { AnswerExtraBody, ExtraBody } from '#lib/features/bookings/contracts/extras.ts';
import { areExtrasOpen, judgeExtra, listExtraAnswers } from '#lib/features/bookings/rules/extras.ts';
import {
  notifyBookingMoney,
  publishBookingChange,
} from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import {
  requireBooking,
  showBooking,
  toReader,
} from '#lib/features/bookings/services/steps/show-bookings.ts';
import { extras as texts } from '#lib/features/bookings/texts/extras.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { expireImage, handOverImages } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { BookingExtra } from '#models/bookings/extra.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';

interface ExtraRequest {
  actor: Actor;
  params: { id: string };
}

type ExtraReply = Promise<{ message: string; data: BookingView }>;

const changeExtras = (
  { actor, params: { id } }: ExtraRequest,
  work: (booking: BookingRecord, at: Date, tx: Tx) => Promise<BookingRecord>,
): Promise<BookingRecord> =>
  withLock(`booking:${id}`, () =>
    inTransaction(async (tx) => {
      const booking = await requireBooking({ actor, bookingId: id }, tx);
      await lockAccounts(actor, tx);
      return work(booking, now(), tx);
    }),
  );

/** The status is checked again on writing, so nothing is added or accepted once the job has ended. */
const store = async (booking: BookingRecord, extras: BookingExtra[], tx: Tx): Promise<BookingRecord> => {
  const { _id, status, startsAt } = booking;
  const from = { status, startsAt };
  const stored = await updateBooking({ bookingId: String(_id), from, set: { extras } }, tx);
  if (!stored) throw new AppError('booking_changed');
  publishBookingChange(stored, 'extras', tx);
  return stored;
};

/** Proposes an extra to the customer, who owes it only after accepting it. */
export const addExtra = async (input: ExtraRequest & { body: ExtraBody }): ExtraReply => {
  const { actor, body } = input;
  const { words, amountPaise, photo } = body;
  const changed = await changeExtras(input, async (booking, at, tx) => {
    const refusal = judgeExtra(booking, amountPaise);
    if (refusal) throw new AppError(refusal);
    const bookingId = String(booking._id);
    const readers = [booking.customerId, booking.workerId].map(String);
    const keys = photo === undefined ? [] : [photo];
    await handOverImages({ actor, keys, field: 'photo', to: bookingId, readers }, tx);
    const extra: BookingExtra = {
      ...{ _id: newObjectId(), words, amountPaise, state: 'proposed', at },
      ...(photo !== undefined && { imageKey: photo }),
    };
    const stored = await store(booking, [...(booking.extras ?? []), extra], tx);
    await notifyBookingMoney({ booking: stored, to: 'customer', news: 'extra_proposed', amountPaise }, tx);
    return stored;
  });
  return { message: texts.messages.added, data: await showBooking(actor, changed) };
};

/** Nothing is owed for a line that was declined or withdrawn, so its photo goes. */
const withAnswer = async (
  { imageKey, ...extra }: BookingExtra,
  answer: ExtraAnswer,
  at: Date,
  tx: Tx,
): Promise<BookingExtra> => {
  const answered = { ...extra, state: answer, answeredAt: at };
  if (imageKey === undefined) return answered;
  if (answer === 'accepted') return { ...answered, imageKey };
  await expireImage(imageKey, at, tx);
  return answered;
};

/** Takes the customer's answer to an extra, or the worker's withdrawal. */
export const answerExtra = async (input: {
  actor: Actor;
  params: { id: string; extraId: string };
  body: AnswerExtraBody;
}): ExtraReply => {
  const { actor, params, body } = input;
  const { answer } = body;
  const changed = await changeExtras(input, async (booking, at, tx) => {
    const extras = booking.extras ?? [];
    const extra = extras.find(({ _id }) => String(_id) === params.extraId);
    if (!extra) throw new AppError('not_found');
    if (!areExtrasOpen(booking)) throw new AppError('extras_closed');
    if (!listExtraAnswers(booking, extra, toReader(actor)).includes(answer))
      throw new AppError('extra_answered');
    const answered = await withAnswer(extra, answer, at, tx);
    const stored = await store(
      booking,
      extras.map((one) => (one === extra ? answered : one)),
      tx,
    );
    const { amountPaise } = extra;
    if (answer !== 'withdrawn')
      await notifyBookingMoney({ booking: stored, to: 'worker', news: `extra_${answer}`, amountPaise }, tx);
    return stored;
  });
  return { message: texts.messages[answer], data: await showBooking(actor, changed) };
};
