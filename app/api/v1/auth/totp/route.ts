import { getTotpContract, removeTotpContract, setUpTotpContract } from '#lib/contracts/two-factor.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { getTotp } from '#lib/services/two-factor/get-totp.ts';
import { removeTotp } from '#lib/services/two-factor/remove-totp.ts';
import { setUpTotp } from '#lib/services/two-factor/set-up-totp.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removeTotpContract, removeTotp),
  GET: handle(getTotpContract, getTotp),
  POST: handle(setUpTotpContract, setUpTotp),
});
