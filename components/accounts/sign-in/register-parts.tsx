// First: it turns off zod's compiler before any schema is made.
import '#lib/platform/contract/check-body.ts';
import { registerBody } from '#lib/features/accounts/contracts/accounts.ts';
import { loadCodeParts } from './code-parts.tsx';
import { register } from './enter-app.ts';
import { RegisterDraft } from './register-draft.tsx';

/** What the registration form needs after the first touch, in one file as for the login form. */
export const registerParts = { schema: registerBody, register, loadCodeParts, RegisterDraft };
