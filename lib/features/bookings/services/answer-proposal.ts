import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { ProposalBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { dropProposal } from '#lib/features/bookings/services/steps/end-proposal.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/require-booking.ts';
import { shiftBooking } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { tellOfBooking } from '#lib/features/bookings/services/steps/notify-booking-change.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ProposalBody;
}

const answer = async ({ actor, params, body }: Input, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  const { proposal } = booking;
  if (!proposal || proposal.expiresAt <= now()) throw new AppError('no_proposal');
  if (!body.accept) return dropProposal({ booking, news: 'proposal_declined', by: actor.userId }, tx);
  const { startsAt, endsAt } = proposal;
  const shifted = await shiftBooking(booking, { startsAt, endsAt }, tx);
  await tellOfBooking({ booking: shifted, news: 'moved', by: actor.userId }, tx);
  return shifted;
};

/** The worker's answer to another time: yes moves the booking, no frees the time that was asked for. */
export const answerProposal = async (input: Input): Promise<{ message: string; data: BookingView }> => {
  const changed = await inTransaction((tx) => answer(input, tx));
  const { moved, declined } = texts.messages;
  return {
    message: input.body.accept ? moved : declined,
    data: await showBooking(input.actor, changed),
  };
};
