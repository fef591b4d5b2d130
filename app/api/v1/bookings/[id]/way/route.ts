import { answerWayContract, askWayContract } from '#lib/features/bookings/contracts/way.ts';
import { answerWay, askWay } from '#lib/features/bookings/services/way.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(askWayContract, askWay),
  PUT: handle(answerWayContract, answerWay),
});
