import { uploadImageContract } from '#lib/platform/images/contract.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { uploadImage } from '#lib/platform/images/upload-image.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(uploadImageContract, uploadImage),
});
