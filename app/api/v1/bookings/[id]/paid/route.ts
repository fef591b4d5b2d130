import { markPaidContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { markPaid } from '#lib/features/bookings/services/settle-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(markPaidContract, markPaid),
});
