import { lookAtSignContract } from '#lib/features/office/contracts/signs.ts';
import { lookAtSign } from '#lib/features/office/services/signs.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(lookAtSignContract, lookAtSign),
});
