import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/require-booking.ts';
import { showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** What the page of a booking shows: one of the reader's, and the server's instant at which it was read. */
export const readBookingPage = async ({
  actor,
  params,
}: Input): Promise<{ booking: BookingView; at: Date }> => ({
  booking: await showBooking(actor, await requireBooking({ actor, bookingId: params.id })),
  at: now(),
});
