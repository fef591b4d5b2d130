import { getPinContract } from '#lib/features/places/contracts/places.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getPin } from '#lib/features/places/services/read-places.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getPinContract, getPin),
});
