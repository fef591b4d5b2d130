import { resetPasswordContract } from '#lib/contracts/accounts.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { resetPassword } from '#lib/services/accounts/reset-password.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(resetPasswordContract, resetPassword),
});
