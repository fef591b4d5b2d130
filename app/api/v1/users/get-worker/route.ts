import { getOwnWorkerContract } from '#lib/features/profiles/contracts/profiles.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getOwnWorker } from '#lib/features/profiles/services/get-own-worker.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getOwnWorkerContract, getOwnWorker),
});
