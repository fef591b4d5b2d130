import { proposeWorkerContract, withdrawWorkerContract } from '#lib/features/admin/contracts/booking-acts.ts';
import { proposeWorker, withdrawWorker } from '#lib/features/admin/services/reassign-booking.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(proposeWorkerContract, proposeWorker),
  DELETE: handle(withdrawWorkerContract, withdrawWorker),
});
