import { getCancellationContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { getCancellation } from '#lib/services/bookings/get-cancellation.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getCancellationContract, getCancellation),
});
