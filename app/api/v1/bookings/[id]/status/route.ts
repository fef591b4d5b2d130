import { setBookingStatusContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { setBookingStatus } from '#lib/services/bookings/set-booking-status.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setBookingStatusContract, setBookingStatus),
});
