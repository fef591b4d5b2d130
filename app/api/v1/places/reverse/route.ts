import { reversePlaceContract } from '#lib/contracts/places.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { reversePlace } from '#lib/services/places/reverse-place.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(reversePlaceContract, reversePlace),
});
