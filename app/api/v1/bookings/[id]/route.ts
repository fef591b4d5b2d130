import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { getBooking } from '#lib/features/bookings/services/get-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getBookingContract, getBooking),
});
