import {
  bookingStatuses,
  type BookingStatus,
  type SuggestedReason,
} from '#lib/features/bookings/contracts/booking-status.ts';
import type {
  BookingGroup,
  BookingList,
  OwnBookingsQuery,
} from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import {
  listBookingPage,
  showBooking,
  requireBooking,
} from '#lib/features/bookings/services/steps/show-bookings.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { CancellationView } from '#lib/features/bookings/contracts/cancellation-view.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { readCancellation } from '#lib/features/bookings/services/steps/read-cancellation.ts';
import { judgeMove, getStatusSince } from '#lib/features/bookings/rules/booking-transitions.ts';
import { now } from '#lib/platform/time/clock.ts';

const toStatuses = (group: BookingGroup | undefined): readonly BookingStatus[] => {
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

/** Lists the caller's bookings: upcoming ones soonest first, all others newest first. */
export const listBookings = ({
  actor,
  query,
}: {
  actor: Actor;
  query: OwnBookingsQuery;
}): Promise<BookingList> => {
  const statuses = toStatuses(query.status);
  return listBookingPage({ actor, query, statuses, order: statuses.every(isLive) ? 1 : -1 });
};

interface GetBookingInput {
  actor: Actor;
  params: { id: string };
}

export const getBooking = async ({ actor, params }: GetBookingInput): Promise<{ data: BookingView }> => ({
  data: await showBooking(actor, await requireBooking({ actor, bookingId: params.id })),
});

interface GetCancellationInput {
  actor: Actor;
  params: { id: string };
  query: { reasonCode?: SuggestedReason | undefined };
}

/** Returns what cancelling would cost the caller now. */
export const getCancellation = async ({
  actor,
  params,
  query: { reasonCode },
}: GetCancellationInput): Promise<{ data: CancellationView }> => {
  const booking = await requireBooking({ actor, bookingId: params.id });
  const { status, startsAt, endsAt } = booking;
  const at = now();
  const side = actor.role === 'worker' ? 'worker' : 'customer';
  const move = judgeMove({
    ...{ mover: side, from: status, to: 'cancelled', startsAt, endsAt, at },
    // The worker gives the reason with the cancellation.
    reason: 'any',
    since: getStatusSince(booking),
  });
  if (!move.allowed) throw new AppError('illegal_move');
  return { data: (await readCancellation(booking, { side, reasonCode, at })).view };
};

interface ReadBookingPageInput {
  actor: Actor;
  params: { id: string };
}

/** Returns a booking for its page, with the server time of the read. */
export const readBookingPage = async ({
  actor,
  params,
}: ReadBookingPageInput): Promise<{ booking: BookingView; at: Date }> => ({
  booking: await showBooking(actor, await requireBooking({ actor, bookingId: params.id })),
  at: now(),
});
