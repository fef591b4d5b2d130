import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(searchWorkersContract, searchWorkers),
});
