import { answerHandoverContract } from '#lib/features/bookings/contracts/handover.ts';
import { answerHandover } from '#lib/features/bookings/services/handovers.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerHandoverContract, answerHandover),
});
