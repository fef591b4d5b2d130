import { z } from 'zod';
import { right } from '#lib/platform/contract/actor.ts';
import { named } from '#lib/platform/contract/admin-list.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, name } from '#lib/platform/contract/fields.ts';
import { passkeyLoginBody } from './identity-proof.ts';
import { secondFactorCode } from './two-factor.ts';

/** Maximum keys per admin that still work. */
export const MAX_API_KEYS = 10;

export const apiKey = z
  .strictObject({
    _id: id(),
    name: z.string(),
    /** The last characters of the key, by which its owner recognises it. */
    ending: z.string(),
    /** The highest right it can use; never more than its owner has at the moment of a call. */
    can: right,
    owner: named,
    createdAt: instant,
    expiresAt: instant,
    /** To the minute; null before the first use. */
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKeyView = z.infer<typeof apiKey>;

export const listApiKeysContract = contract('GET /admin/api-keys', {
  summary: 'List your own API keys; leads get the keys of all admins',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  reply: z.strictObject({ data: z.array(apiKey) }),
});

const days = z.int({ error: 'whole_number' }).min(1, 'number_too_small').max(365, 'number_too_big');

export const apiKeyBody = z
  .strictObject({
    name: name({ max: 60 }),
    /** At most your own right. */
    can: right,
    /** After how many days it stops working. */
    days,
    password: z.string({ error: 'required' }).min(1, 'required').optional(),
    /** The second factor; needed with the password. */
    code: secondFactorCode.optional(),
    passkey: passkeyLoginBody.optional(),
  })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
    path: ['password'],
    message: 'required',
  });
export type ApiKeyBody = z.output<typeof apiKeyBody>;

/** The same for the form, whose list of days yields text. */
export const apiKeyForm = z.preprocess(
  (typed) =>
    typeof typed === 'object' && typed !== null && 'days' in typed
      ? { ...typed, days: Number(typed.days) }
      : typed,
  apiKeyBody,
);

export const makeApiKeyContract = contract('POST /admin/api-keys', {
  summary:
    'Make an API key for a script, which is shown only in this reply; needs a fresh proof of who you are',
  access: ['admin'],
  right: 'reader',
  rate: 'signIn',
  key: 'none',
  body: apiKeyBody,
  reply: z.strictObject({ data: apiKey.extend({ key: z.string() }).meta({ id: 'NewApiKey' }) }),
  status: 201,
  errors: ['wrong_password', 'wrong_code', 'too_many_sign_ins', 'passkey_refused', 'too_many_keys'],
});

export const revokeApiKeyContract = contract('DELETE /admin/api-keys/{id}', {
  summary: 'Revoke an API key of your own or, as a lead, of another admin; it stops within two seconds',
  access: ['admin'],
  right: 'reader',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ data: z.strictObject({ _id: id() }) }),
});
