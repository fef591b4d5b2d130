import { call } from '#lib/platform/contract/call.ts';
import type { FoundWorkers, SearchInput } from './search.ts';

export const searchWorkersCall = call<{ query: SearchInput; reply: FoundWorkers }>(
  'GET',
  '/users/search-worker',
);
