import { answerCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import { answerCase } from '#lib/features/bookings/services/cases.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerCaseContract, answerCase),
});
