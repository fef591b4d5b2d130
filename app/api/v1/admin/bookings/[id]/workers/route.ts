import { listTakersContract } from '#lib/features/admin/contracts/booking-acts.ts';
import { listTakers } from '#lib/features/admin/services/reassign-booking.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listTakersContract, listTakers),
});
