import { readVerificationContract, showPaperContract } from '#lib/features/profiles/contracts/papers.ts';
import { readVerification, showPaper } from '#lib/features/profiles/services/papers.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readVerificationContract, readVerification),
  POST: handle(showPaperContract, showPaper),
});
