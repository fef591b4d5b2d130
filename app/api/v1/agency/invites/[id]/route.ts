import { answerInviteContract, withdrawInviteContract } from '#lib/features/agency/contracts/agency.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { answerInvite, withdrawInvite } from '#lib/features/agency/services/invites.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerInviteContract, answerInvite),
  DELETE: handle(withdrawInviteContract, withdrawInvite),
});
