import { answerProposalContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { answerProposal } from '#lib/services/bookings/answer-proposal.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerProposalContract, answerProposal),
});
