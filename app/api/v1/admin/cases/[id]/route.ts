import { decideCaseContract, readCaseContract } from '#lib/features/admin/contracts/cases.ts';
import { decideCase, readCase } from '#lib/features/admin/services/cases.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readCaseContract, readCase),
  PUT: handle(decideCaseContract, decideCase),
});
