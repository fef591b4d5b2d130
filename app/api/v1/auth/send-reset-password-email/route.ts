import { sendResetContract } from '#lib/features/accounts/contracts/accounts.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { sendReset } from '#lib/features/accounts/services/passwords.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(sendResetContract, sendReset),
});
