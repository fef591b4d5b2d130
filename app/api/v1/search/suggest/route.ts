import { suggestContract } from '#lib/features/search/contracts/suggest.ts';
import { suggest } from '#lib/features/search/services/suggest.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(suggestContract, suggest),
});
