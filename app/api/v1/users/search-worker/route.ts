import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(searchWorkersContract, searchWorkers),
});
