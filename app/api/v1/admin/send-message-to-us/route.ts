import { sendMessageToUsContract } from '#lib/features/support/contracts/tickets.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { sendMessageToUs } from '#lib/features/bookings/services/write-to-us.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(sendMessageToUsContract, sendMessageToUs),
});
