import { leaveVisitContract } from '#lib/features/bookings/contracts/visit-safety.ts';
import { leaveVisit } from '#lib/features/bookings/services/leave-visit.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(leaveVisitContract, leaveVisit),
});
