// First: it turns off zod's compiler before any schema is made.
import '#lib/platform/contract/check-body.ts';
import { loginBody } from '#lib/features/accounts/contracts/accounts.ts';
import { loadCodeParts } from './code-parts.tsx';
import { login } from './enter-app.ts';
import { toSecondFactor } from './second-factor.tsx';

/** What the login form needs after the first touch, in one file: each further one would cost the page's first script. */
export const loginParts = { schema: loginBody, login, toSecondFactor, loadCodeParts };
