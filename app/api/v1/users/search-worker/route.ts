import { searchWorkersContract } from '#lib/contracts/search.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { searchWorkers } from '#lib/services/search/search-workers.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(searchWorkersContract, searchWorkers),
});
