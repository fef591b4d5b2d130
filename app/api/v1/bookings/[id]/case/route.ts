import { openCaseContract, readCasesContract } from '#lib/features/bookings/contracts/cases.ts';
import { openCase, readCases } from '#lib/features/bookings/services/cases.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readCasesContract, readCases),
  POST: handle(openCaseContract, openCase),
});
