import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getBooking } from '#lib/features/bookings/services/read-bookings.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getBookingContract, getBooking),
});
