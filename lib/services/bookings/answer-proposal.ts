import type { BookingView } from '#lib/contracts/booking-view.ts';
import type { ProposalBody } from '#lib/contracts/bookings.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { bookings as texts } from '#lib/i18n/en/bookings.ts';
import { now } from '#lib/integrations/clock.ts';
import type { BookingRecord } from '#models/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { dropProposal } from '../steps/drop-proposal.ts';
import { requireBooking } from '../steps/require-booking.ts';
import { shiftBooking } from '../steps/shift-booking.ts';
import { showBooking } from '../steps/show-bookings.ts';
import { tellOfBooking } from '../steps/tell-of-booking.ts';

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
