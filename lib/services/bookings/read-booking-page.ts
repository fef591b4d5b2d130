import type { BookingView } from '#lib/contracts/booking-view.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { now } from '#lib/integrations/clock.ts';
import { requireBooking } from '../steps/require-booking.ts';
import { showBooking } from '../steps/show-bookings.ts';

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
