import {
  getTotpContract,
  removeTotpContract,
  setUpTotpContract,
} from '#lib/features/accounts/contracts/two-factor.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getTotp } from '#lib/features/accounts/services/get-totp.ts';
import { removeTotp } from '#lib/features/accounts/services/remove-totp.ts';
import { setUpTotp } from '#lib/features/accounts/services/set-up-totp.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removeTotpContract, removeTotp),
  GET: handle(getTotpContract, getTotp),
  POST: handle(setUpTotpContract, setUpTotp),
});
