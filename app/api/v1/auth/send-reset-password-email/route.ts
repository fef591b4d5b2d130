import { sendResetContract } from '#lib/contracts/accounts.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { sendReset } from '#lib/services/accounts/send-reset.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(sendResetContract, sendReset),
});
