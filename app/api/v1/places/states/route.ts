import { listStatesContract } from '#lib/features/places/contracts/places.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listStates } from '#lib/features/places/services/read-places.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listStatesContract, listStates),
});
