import { logoutContract } from '#lib/contracts/accounts.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { logout } from '#lib/services/accounts/logout.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(logoutContract, logout),
});
