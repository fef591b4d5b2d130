import { getBookingContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { getBooking } from '#lib/services/bookings/get-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getBookingContract, getBooking),
});
