import { getUserContract } from '#lib/features/profiles/contracts/profiles.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getUser } from '#lib/features/visibility/services/get-user.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getUserContract, getUser),
});
