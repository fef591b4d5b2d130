import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { ClaimBody, NoShowBody } from '#lib/features/bookings/contracts/no-show.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { canAnswer } from '#lib/features/bookings/rules/no-show-claim.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { markClaimSeen, storeClaim } from '#lib/features/bookings/services/steps/claim-clocks.ts';
import { contestClaim, decideClaim } from '#lib/features/bookings/services/steps/decide-claim.ts';
import { requireSide } from '#lib/features/bookings/services/steps/require-side.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { buildStatement } from '#lib/features/bookings/services/steps/take-statement.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';

interface NoShowRequest {
  actor: Actor;
  params: { id: string };
}

type ClaimReply = Promise<{ message: string; data: BookingView }>;

const toReply = async (actor: Actor, booking: BookingRecord): ClaimReply => ({
  message: texts.messages.changed,
  data: await showBooking(actor, booking),
});

/** Changes a booking's claim, one change at a time; `number` is for a ticket, in case the office needs one. */
const changeClaim = (
  { actor, params: { id } }: NoShowRequest,
  work: (booking: BookingRecord, number: string, tx: Tx) => Promise<BookingRecord>,
): Promise<BookingRecord> =>
  withLock(`booking:${id}`, () =>
    drawNumber((number) =>
      inTransaction(async (tx) => {
        const booking = await requireBooking({ actor, bookingId: id }, tx);
        await lockAccounts(actor, tx);
        return work(booking, number, tx);
      }),
    ),
  );

interface ClaimInput extends NoShowRequest {
  body: ClaimBody;
}

/** Claims that the other side didn't show up. Consequences wait for the other side's answer, or the office. */
export const claimNoShow = async (input: ClaimInput): ClaimReply => {
  const { actor, body } = input;
  const [by, at] = [requireSide(actor), now()];
  const claimed = await changeClaim(input, async (booking, number, tx) => {
    // The promise on the screen depends on the status that it showed.
    if (body.from !== undefined && body.from !== booking.status) throw new AppError('booking_changed');
    const statement = await buildStatement({ booking, actor, by, body, at }, tx);
    const claim = { statement, number };
    return transitionBooking({ booking, to: 'no_show', mover: by, by: actor.userId, at, claim }, tx);
  });
  return toReply(actor, claimed);
};

interface AnswerInput extends NoShowRequest {
  body: NoShowBody;
}

/** Answers a claim: agreeing ends it, disputing hands it to the office. */
export const answerNoShow = async (input: AnswerInput): ClaimReply => {
  const { actor, body } = input;
  const [side, at, by] = [requireSide(actor), now(), actor.userId];
  const answered = await changeClaim(input, async (found, number, tx) => {
    if (!canAnswer(found.noShow, side)) throw new AppError('no_claim');
    const booking = await markClaimSeen(found, side, at, tx);
    const statement = await buildStatement({ booking, actor, by: side, body, at }, tx);
    if (!body.agree) return contestClaim({ booking, by, statement, number, at }, tx);
    const { noShow } = booking;
    const agreed =
      noShow &&
      (await storeClaim(booking, { ...noShow, statements: [...(noShow.statements ?? []), statement] }, tx));
    return decideClaim({ booking: agreed ?? booking, verdict: 'upheld', mover: side, by, at }, tx);
  });
  return toReply(actor, answered);
};

/** Records that the reader has opened a claim against them. Does nothing if there is none, or it was seen before. */
export const seeNoShow = async (input: NoShowRequest): ClaimReply => {
  const side = requireSide(input.actor);
  const seen = await changeClaim(input, (booking, _number, tx) => markClaimSeen(booking, side, now(), tx));
  return toReply(input.actor, seen);
};
