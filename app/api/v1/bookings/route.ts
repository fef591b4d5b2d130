import { createBookingContract, listBookingsContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import { createBooking } from '#lib/features/bookings/services/create-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listBookingsContract, listBookings),
  POST: handle(createBookingContract, createBooking),
});
