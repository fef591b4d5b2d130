import { updateWorkerProfileContract } from '#lib/contracts/profiles.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { updateWorkerProfile } from '#lib/services/users/update-worker-profile.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(updateWorkerProfileContract, updateWorkerProfile),
});
