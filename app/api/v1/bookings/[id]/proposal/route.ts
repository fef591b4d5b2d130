import { answerProposalContract, offerTimeContract } from '#lib/features/bookings/contracts/proposals.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { answerProposal } from '#lib/features/bookings/services/reschedule-booking.ts';
import { offerTime } from '#lib/features/bookings/services/offer-time.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(offerTimeContract, offerTime),
  PUT: handle(answerProposalContract, answerProposal),
});
