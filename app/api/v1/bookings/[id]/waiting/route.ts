import { confirmWaitingContract, reportWaitingContract } from '#lib/features/bookings/contracts/waiting.ts';
import { confirmWaiting, reportWaiting } from '#lib/features/bookings/services/waiting.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(reportWaitingContract, reportWaiting),
  PUT: handle(confirmWaitingContract, confirmWaiting),
});
