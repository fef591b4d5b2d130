import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/require-booking.ts';
import { showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** One of the caller's bookings. */
export const getBooking = async ({ actor, params }: Input): Promise<{ data: BookingView }> => ({
  data: await showBooking(actor, await requireBooking({ actor, bookingId: params.id })),
});
