import { readEvidenceContract } from '#lib/features/admin/contracts/evidence.ts';
import { readEvidence } from '#lib/features/admin/services/evidence.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readEvidenceContract, readEvidence),
});
