import { withdrawWantedContract } from '#lib/features/search/contracts/wanted-words.ts';
import { withdrawWanted } from '#lib/features/search/services/wanted-words.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(withdrawWantedContract, withdrawWanted),
});
