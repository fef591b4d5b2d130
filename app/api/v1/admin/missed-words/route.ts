import { listMissedWordsContract } from '#lib/features/search/contracts/missed-words.ts';
import { listMissedWords } from '#lib/features/search/services/missed-words.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listMissedWordsContract, listMissedWords),
});
