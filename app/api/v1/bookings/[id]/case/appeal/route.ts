import { appealCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import { appealCase } from '#lib/features/bookings/services/cases.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(appealCaseContract, appealCase),
});
