import { addExtraContract } from '#lib/features/bookings/contracts/extras.ts';
import { addExtra } from '#lib/features/bookings/services/extras.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(addExtraContract, addExtra),
});
