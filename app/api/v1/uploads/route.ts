import { uploadImageContract } from '#lib/platform/images/contract.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { uploadImage } from '#lib/platform/images/images.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(uploadImageContract, uploadImage),
});
