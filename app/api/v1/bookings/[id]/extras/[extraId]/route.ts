import { answerExtraContract } from '#lib/features/bookings/contracts/extras.ts';
import { answerExtra } from '#lib/features/bookings/services/extras.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerExtraContract, answerExtra),
});
