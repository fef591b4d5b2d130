import { getPinContract } from '#lib/contracts/places.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { getPin } from '#lib/services/places/get-pin.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getPinContract, getPin),
});
