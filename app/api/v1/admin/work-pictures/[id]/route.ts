import { decideOnPictureContract } from '#lib/features/admin/contracts/moderation.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { decideOnPicture } from '#lib/features/admin/services/people.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(decideOnPictureContract, decideOnPicture),
});
