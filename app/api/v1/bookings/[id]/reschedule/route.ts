import { rescheduleBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { rescheduleBooking } from '#lib/features/bookings/services/reschedule-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(rescheduleBookingContract, rescheduleBooking),
});
