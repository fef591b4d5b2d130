import { callOf } from '#lib/platform/contract/call.ts';
import type { searchWorkersContract } from './search.ts';
import type { suggestContract } from './suggest.ts';

export const searchWorkersCall = callOf<typeof searchWorkersContract>('GET', '/users/search-worker');
export const suggestCall = callOf<typeof suggestContract>('GET', '/search/suggest');
