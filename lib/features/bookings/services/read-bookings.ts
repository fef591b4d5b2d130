import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type {
  BookingGroup,
  BookingList,
  BookingQueryInput,
} from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import {
  pageBookings,
  showBooking,
  readCancellation,
  requireBooking,
} from '#lib/features/bookings/services/steps/show-bookings.ts';
import type { BookingView, CancellationView } from '#lib/features/bookings/contracts/booking-view.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { judgeMove, sinceOf } from '#lib/features/bookings/rules/booking-transitions.ts';
import { now } from '#lib/platform/time/clock.ts';

const statusesOf = (group: BookingGroup | undefined): readonly BookingStatus[] => {
  switch (group) {
    case undefined:
      return bookingStatuses;
    case 'upcoming':
      return bookingStatuses.filter(isLive);
    case 'past':
      return bookingStatuses.filter((status) => !isLive(status));
    case 'called_off':
      return bookingStatuses.filter((status) => !isLive(status) && status !== 'completed');
    default:
      return [group];
  }
};

interface Input {
  actor: Actor;
  query: BookingQueryInput;
}

/** The caller's bookings: what is to come with the next first, everything else with the latest first. */
export const listBookings = ({ actor, query }: Input): Promise<BookingList> => {
  const statuses = statusesOf(query.status);
  return pageBookings({ actor, query, statuses, order: statuses.every(isLive) ? 1 : -1 });
};

interface GetBookingInput {
  actor: Actor;
  params: { id: string };
}

/** One of the caller's bookings. */
export const getBooking = async ({ actor, params }: GetBookingInput): Promise<{ data: BookingView }> => ({
  data: await showBooking(actor, await requireBooking({ actor, bookingId: params.id })),
});

interface GetCancellationInput {
  actor: Actor;
  params: { id: string };
}

/** What cancelling now would cost the customer, to be shown before the tap. */
export const getCancellation = async ({
  actor,
  params,
}: GetCancellationInput): Promise<{ data: CancellationView }> => {
  const booking = await requireBooking({ actor, bookingId: params.id });
  const { status, startsAt, endsAt } = booking;
  const at = now();
  const move = judgeMove({
    ...{ mover: 'customer', from: status, to: 'cancelled', startsAt, endsAt, at },
    since: sinceOf(booking),
  });
  if (!move.allowed) throw new AppError('illegal_move');
  return { data: await readCancellation(booking, at) };
};

interface ReadBookingPageInput {
  actor: Actor;
  params: { id: string };
}

/** What the page of a booking shows: one of the reader's, and the server's instant at which it was read. */
export const readBookingPage = async ({
  actor,
  params,
}: ReadBookingPageInput): Promise<{ booking: BookingView; at: Date }> => ({
  booking: await showBooking(actor, await requireBooking({ actor, bookingId: params.id })),
  at: now(),
});
