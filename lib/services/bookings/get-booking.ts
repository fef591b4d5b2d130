import type { BookingView } from '#lib/contracts/booking-view.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { requireBooking } from '../steps/require-booking.ts';
import { showBooking } from '../steps/show-bookings.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** One of the caller's bookings. */
export const getBooking = async ({ actor, params }: Input): Promise<{ data: BookingView }> => ({
  data: await showBooking(actor, await requireBooking({ actor, bookingId: params.id })),
});
