import { getCancellationContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getCancellation } from '#lib/features/bookings/services/read-bookings.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getCancellationContract, getCancellation),
});
