import { verifyEmailContract } from '#lib/features/accounts/contracts/email.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { verifyEmail } from '#lib/features/accounts/services/email.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(verifyEmailContract, verifyEmail),
});
