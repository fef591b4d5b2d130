import { callOf } from '#lib/platform/contract/call.ts';
import type { searchWorkersContract } from './search.ts';

export const searchWorkersCall = callOf<typeof searchWorkersContract>('GET', '/users/search-worker');
