import { answerInviteContract } from '#lib/features/agency/contracts/agency.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { answerInvite } from '#lib/features/agency/services/answer-invite.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerInviteContract, answerInvite),
});
