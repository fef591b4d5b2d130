import { getOwnWorkerContract } from '#lib/contracts/profiles.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { getOwnWorker } from '#lib/services/users/get-own-worker.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getOwnWorkerContract, getOwnWorker),
});
