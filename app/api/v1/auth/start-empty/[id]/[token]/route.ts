import { startEmptyContract } from '#lib/features/privacy/contracts/privacy.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { startEmpty } from '#lib/features/privacy/services/start-empty.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(startEmptyContract, startEmpty),
});
