import { appealContract } from '#lib/features/people/contracts/pauses.ts';
import { appeal } from '#lib/features/people/services/pauses.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(appealContract, appeal),
});
