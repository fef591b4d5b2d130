import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { NoShowBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { mayAnswer } from '#lib/features/bookings/rules/no-show-claim.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { contestClaim, decideClaim } from '#lib/features/bookings/services/steps/decide-claim.ts';
import {
  readerOf,
  requireBooking,
  showBooking,
} from '#lib/features/bookings/services/steps/show-bookings.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

type Said = Promise<{ message: string; data: BookingView }>;

const say = async (actor: Actor, booking: BookingRecord): Said => ({
  message: texts.messages.changed,
  data: await showBooking(actor, booking),
});

const claim = async ({ actor, params }: Input, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  await holdPeople(actor, tx);
  const mover = readerOf(actor);
  return transitionBooking({ booking, to: 'no_show', mover, by: actor.userId, at: now() }, tx);
};

/** Says that the other was not there. The booking ends; what follows from it waits for the other's answer. */
export const claimNoShow = async (input: Input): Said => {
  const claimed = await withLock(`booking:${input.params.id}`, () => inTransaction((tx) => claim(input, tx)));
  return say(input.actor, claimed);
};

interface AnswerInput extends Input {
  body: NoShowBody;
}

const answer = async (
  { actor, params, body }: AnswerInput,
  number: string,
  tx: Tx,
): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  await holdPeople(actor, tx);
  const [mover, at, by] = [readerOf(actor), now(), actor.userId];
  if (!mayAnswer(booking.noShow, mover, at)) throw new AppError('no_claim');
  if (!body.agree) return contestClaim({ booking, by, number, at }, tx);
  return decideClaim({ booking, verdict: 'upheld', mover, by, at }, tx);
};

/** The answer of whoever is said not to have been there: yes ends it, no hands it to the office. */
export const answerNoShow = async (input: AnswerInput): Said => {
  const answered = await withLock(`booking:${input.params.id}`, () =>
    drawNumber((number) => inTransaction((tx) => answer(input, number, tx))),
  );
  return say(input.actor, answered);
};
