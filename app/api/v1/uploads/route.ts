import { uploadImageContract } from '#lib/contracts/images.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { uploadImage } from '#lib/services/images/upload-image.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(uploadImageContract, uploadImage),
});
