import { askCodeContract } from '#lib/features/accounts/contracts/codes.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { askCode } from '#lib/features/accounts/services/codes.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(askCodeContract, askCode),
});
