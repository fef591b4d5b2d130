import { changePhoneContract } from '#lib/features/accounts/contracts/codes.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { changePhone } from '#lib/features/accounts/services/phone.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(changePhoneContract, changePhone),
});
