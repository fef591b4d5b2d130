import { answerNoShowContract, claimNoShowContract } from '#lib/features/bookings/contracts/no-show.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { answerNoShow, claimNoShow } from '#lib/features/bookings/services/no-show.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(claimNoShowContract, claimNoShow),
  PUT: handle(answerNoShowContract, answerNoShow),
});
