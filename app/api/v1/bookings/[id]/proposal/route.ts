import { answerProposalContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { answerProposal } from '#lib/features/bookings/services/answer-proposal.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerProposalContract, answerProposal),
});
