import { listMoveTimesContract } from '#lib/features/admin/contracts/booking-acts.ts';
import { listMoveTimes } from '#lib/features/admin/services/booking-acts.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listMoveTimesContract, listMoveTimes),
});
