import { listSignsContract } from '#lib/features/office/contracts/signs.ts';
import { listSigns } from '#lib/features/office/services/signs.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listSignsContract, listSigns),
});
