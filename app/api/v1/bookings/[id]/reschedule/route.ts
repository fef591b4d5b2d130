import { rescheduleBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { rescheduleBooking } from '#lib/features/bookings/services/reschedule-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(rescheduleBookingContract, rescheduleBooking),
});
