import { createBookingContract, listBookingsContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listBookings } from '#lib/services/bookings/list-bookings.ts';
import { createBooking } from '#lib/services/bookings/create-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listBookingsContract, listBookings),
  POST: handle(createBookingContract, createBooking),
});
