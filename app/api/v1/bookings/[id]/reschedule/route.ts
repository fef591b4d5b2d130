import { rescheduleBookingContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { rescheduleBooking } from '#lib/services/bookings/reschedule-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(rescheduleBookingContract, rescheduleBooking),
});
