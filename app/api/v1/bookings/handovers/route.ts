import { listHandoversContract } from '#lib/features/bookings/contracts/handover.ts';
import { listHandovers } from '#lib/features/bookings/services/handovers.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listHandoversContract, listHandovers),
});
