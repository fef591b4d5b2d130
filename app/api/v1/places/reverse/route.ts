import { reversePlaceContract } from '#lib/features/places/contracts/places.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { reversePlace } from '#lib/features/places/services/read-places.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(reversePlaceContract, reversePlace),
});
