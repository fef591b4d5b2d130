import { loginContract } from '#lib/features/accounts/contracts/accounts.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { login } from '#lib/features/accounts/services/sign-in.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handle(loginContract, login) });
