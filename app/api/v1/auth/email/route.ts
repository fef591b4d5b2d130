import { changeEmailContract } from '#lib/features/accounts/contracts/email.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { changeEmail } from '#lib/features/accounts/services/email.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(changeEmailContract, changeEmail),
});
