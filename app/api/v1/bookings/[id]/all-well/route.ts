import { sayAllWellContract } from '#lib/features/bookings/contracts/visit-safety.ts';
import { sayAllWell } from '#lib/features/bookings/services/all-well.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(sayAllWellContract, sayAllWell),
});
