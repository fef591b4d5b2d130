import { undoStepContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { undoStep } from '#lib/features/bookings/services/set-booking-status.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(undoStepContract, undoStep),
});
