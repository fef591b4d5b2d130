import { z } from 'zod';
import { accountReply } from './accounts.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { hasOneProof, identityProof, passkeyLoginBody } from './identity-proof.ts';
import { secondFactorCode } from './two-factor.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';

/** Maximum passkeys per account. */
export const MAX_PASSKEYS = 10;

const bytes = (max: number) =>
  z
    .string({ error: 'invalid_value' })
    .regex(/^[\w-]+$/, 'invalid_value')
    .max(max, 'text_too_long');

export const passkeyView = z
  .strictObject({ _id: id(), device: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' });
export type PasskeyView = z.infer<typeof passkeyView>;

/** Options for creating a passkey. */
const passkeyOffer = z
  .strictObject({
    challenge: z.string(),
    rpId: z.string(),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    /** Existing credential ids, so that a device does not create a second key. */
    known: z.array(z.string()),
  })
  .meta({ id: 'PasskeyOffer' });
export type PasskeyOffer = z.infer<typeof passkeyOffer>;

const passkeyQuestion = z
  .strictObject({ challenge: z.string(), rpId: z.string() })
  .meta({ id: 'PasskeyQuestion' });
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

export const listPasskeysContract = contract('GET /auth/passkeys', {
  summary: 'List the passkeys of this account',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: z.array(passkeyView) }),
});

/** Needs the code when the account has a second factor. */
export const offerPasskeyBody = z
  .strictObject({ ...identityProof, code: secondFactorCode.optional() })
  .refine(hasOneProof, { path: ['password'], message: 'required' });
export type OfferPasskeyBody = z.infer<typeof offerPasskeyBody>;

export const offerPasskeyContract = contract('POST /auth/passkeys/offer', {
  summary:
    'Get the options for creating a passkey, valid for five minutes; needs the password, and the second factor if it is on',
  access: 'member',
  rate: 'signIn',
  key: 'none',
  body: offerPasskeyBody,
  reply: z.strictObject({ data: passkeyOffer }),
  errors: [
    ...(['wrong_password', 'wrong_code', 'too_many_sign_ins', 'too_many_passkeys'] as const),
    'setup_code_needed',
    ...(['code_wrong', 'code_over', 'passkey_refused'] as const),
  ],
});

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'], 'invalid_value');

export const newPasskeyBody = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(12_000),
  transports: z.array(transport).max(7, 'list_too_long').optional(),
});
export type NewPasskeyBody = z.infer<typeof newPasskeyBody>;

export const addPasskeyContract = contract('POST /auth/passkeys', {
  summary: 'Add a passkey created with these options',
  access: 'member',
  rate: 'signIn',
  key: 'none',
  body: newPasskeyBody,
  reply: z.strictObject({ message: z.string(), data: passkeyView }),
  status: 201,
  errors: ['passkey_invalid', 'passkey_known', 'too_many_passkeys'],
});

export const removePasskeyContract = contract('DELETE /auth/passkeys/{id}', {
  summary: 'Remove a passkey; that device needs the password again',
  access: 'member',
  rate: 'write',
  key: 'none',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ message: z.string() }),
  errors: ['factor_kept'],
});

export const askPasskeyContract = contract('POST /auth/passkey-login/question', {
  summary: 'Get a sign-in challenge for a passkey; it works once, within five minutes',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  reply: z.strictObject({ data: passkeyQuestion }),
});

export type PasskeyLoginBody = z.infer<typeof passkeyLoginBody>;

export const passkeyLoginContract = contract('POST /auth/passkey-login', {
  summary: 'Sign in with a passkey, which replaces password and second factor',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  body: passkeyLoginBody,
  reply: accountReply,
  errors: ['passkey_refused'],
});
