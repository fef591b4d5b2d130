import {
  getTotpContract,
  removeTotpContract,
  setUpTotpContract,
} from '#lib/features/accounts/contracts/two-factor.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getTotp, setUpTotp, removeTotp } from '#lib/features/accounts/services/two-factor.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removeTotpContract, removeTotp),
  GET: handle(getTotpContract, getTotp),
  POST: handle(setUpTotpContract, setUpTotp),
});
