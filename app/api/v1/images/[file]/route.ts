import { getImageContract } from '#lib/contracts/images.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { readImage } from '#lib/services/images/read-image.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getImageContract, readImage),
});
