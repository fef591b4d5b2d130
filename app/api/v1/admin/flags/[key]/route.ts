import { setFlagContract } from '#lib/features/admin/contracts/flags.ts';
import { setFlag } from '#lib/features/admin/services/flags.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setFlagContract, setFlag),
});
