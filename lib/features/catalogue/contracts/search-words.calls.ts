import { callOf } from '#lib/platform/contract/call.ts';
import type { importSearchWordsContract, listSearchWordsContract } from './search-words.ts';

export const listSearchWordsCall = callOf<typeof listSearchWordsContract>('GET', '/admin/search-words');
export const importSearchWordsCall = callOf<typeof importSearchWordsContract>('PUT', '/admin/search-words');
