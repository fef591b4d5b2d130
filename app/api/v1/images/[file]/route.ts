import { getImageContract } from '#lib/platform/images/contract.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { readImage } from '#lib/platform/images/read-image.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getImageContract, readImage),
});
