import { answerInviteContract } from '#lib/contracts/agency.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { answerInvite } from '#lib/services/agency/answer-invite.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerInviteContract, answerInvite),
});
