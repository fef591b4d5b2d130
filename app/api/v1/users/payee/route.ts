import { getPayeeContract, setPayeeContract } from '#lib/features/accounts/contracts/payee.ts';
import { getPayee, setPayee } from '#lib/features/accounts/services/payee.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getPayeeContract, getPayee),
  PUT: handle(setPayeeContract, setPayee),
});
