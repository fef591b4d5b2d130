import { updateProfileContract } from '#lib/contracts/profiles.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { updateProfile } from '#lib/services/users/update-profile.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(updateProfileContract, updateProfile),
});
