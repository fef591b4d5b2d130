import { getImageContract } from '#lib/platform/images/contract.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readImage } from '#lib/platform/images/images.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getImageContract, readImage),
});
