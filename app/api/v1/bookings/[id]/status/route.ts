import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { setBookingStatus } from '#lib/features/bookings/services/set-booking-status.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setBookingStatusContract, setBookingStatus),
});
