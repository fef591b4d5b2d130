import { listWantedContract, wantWordsContract } from '#lib/features/search/contracts/wanted-words.ts';
import { listWantedThings, wantWords } from '#lib/features/search/services/wanted-words.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listWantedContract, listWantedThings),
  POST: handle(wantWordsContract, wantWords),
});
