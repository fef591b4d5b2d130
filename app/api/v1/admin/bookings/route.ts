import { listAllBookingsContract } from '#lib/contracts/admin-lists.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listAllBookings } from '#lib/services/bookings/list-all-bookings.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAllBookingsContract, listAllBookings),
});
