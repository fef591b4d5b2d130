import { uploadProfileImageContract } from '#lib/features/profiles/contracts/profiles.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { uploadProfileImage } from '#lib/features/profiles/services/upload-profile-image.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(uploadProfileImageContract, uploadProfileImage),
});
