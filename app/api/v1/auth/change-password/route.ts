import { changePasswordContract } from '#lib/features/accounts/contracts/accounts.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { changePassword } from '#lib/features/accounts/services/passwords.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(changePasswordContract, changePassword),
});
