import { answerContactContract } from '#lib/features/accounts/contracts/trusted-contacts.ts';
import { answerContact } from '#lib/features/accounts/services/trusted-contacts.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerContactContract, answerContact),
});
