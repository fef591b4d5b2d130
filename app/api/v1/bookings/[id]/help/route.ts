import { askForHelpContract } from '#lib/features/bookings/contracts/visit-safety.ts';
import { askForHelp } from '#lib/features/bookings/services/leave-visit.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(askForHelpContract, askForHelp),
});
