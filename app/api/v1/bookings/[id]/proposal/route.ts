import { answerProposalContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { answerProposal } from '#lib/features/bookings/services/reschedule-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerProposalContract, answerProposal),
});
