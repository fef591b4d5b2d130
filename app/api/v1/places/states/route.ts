import { listStatesContract } from '#lib/contracts/places.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listStates } from '#lib/services/places/list-states.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listStatesContract, listStates),
});
