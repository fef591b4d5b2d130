import {
  importSearchWordsContract,
  listSearchWordsContract,
} from '#lib/features/catalogue/contracts/search-words.ts';
import { importSearchWords, listSearchWords } from '#lib/features/catalogue/services/search-words.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listSearchWordsContract, listSearchWords),
  PUT: handle(importSearchWordsContract, importSearchWords),
});
