import { uploadProfileImageContract } from '#lib/contracts/profiles.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { uploadProfileImage } from '#lib/services/users/upload-profile-image.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(uploadProfileImageContract, uploadProfileImage),
});
