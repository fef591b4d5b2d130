import { listCandidatesContract } from '#lib/features/office/contracts/candidates.ts';
import { listCandidates } from '#lib/features/office/services/candidates.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listCandidatesContract, listCandidates),
});
