import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { updateWorkerProfile } from '#lib/features/profiles/services/update-profile.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(updateWorkerProfileContract, updateWorkerProfile),
});
