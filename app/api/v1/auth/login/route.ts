import { loginContract } from '#lib/contracts/accounts.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { login } from '#lib/services/accounts/login.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handle(loginContract, login) });
