import { reportMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { reportMessage } from '#lib/features/messages/services/report-message.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(reportMessageContract, reportMessage),
});
