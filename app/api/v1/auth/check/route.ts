import { checkContract } from '#lib/contracts/accounts.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { check } from '#lib/services/accounts/check.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: handle(checkContract, check) });
