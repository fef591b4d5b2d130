import { checkContract } from '#lib/features/accounts/contracts/accounts.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { check } from '#lib/features/accounts/services/check.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: handle(checkContract, check) });
