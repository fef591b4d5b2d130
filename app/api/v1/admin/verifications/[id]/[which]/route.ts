import { readPaperContract } from '#lib/features/admin/contracts/papers.ts';
import { readPaper } from '#lib/features/admin/services/papers.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readPaperContract, readPaper),
});
