import { checkContract } from '#lib/features/accounts/contracts/accounts.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: handle(checkContract, check) });
