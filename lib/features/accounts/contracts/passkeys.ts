import { z } from 'zod';
import { accountReply } from './accounts.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { secondFactorCode } from './two-factor.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';

/** How many devices may open one account. */
export const MOST_PASSKEYS = 10;

// Bytes as WebAuthn spells them in JSON.
const bytes = (max: number) =>
  z
    .string({ error: 'invalid_value' })
    .regex(/^[\w-]+$/, 'invalid_value')
    .max(max, 'text_too_long');

export const passkeyView = z
  .strictObject({ _id: id(), device: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' });
export type PasskeyView = z.infer<typeof passkeyView>;

/** What a device needs to make a key of its own for the account. */
const passkeyOffer = z
  .strictObject({
    challenge: z.string(),
    rpId: z.string(),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    /** The keys that there are already: no device makes a second one. */
    known: z.array(z.string()),
  })
  .meta({ id: 'PasskeyOffer' });
export type PasskeyOffer = z.infer<typeof passkeyOffer>;

const passkeyQuestion = z
  .strictObject({ challenge: z.string(), rpId: z.string() })
  .meta({ id: 'PasskeyQuestion' });
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

export const listPasskeysContract = contract(call('GET', '/auth/passkeys'), {
  summary: 'The devices that may open this account by fingerprint, face or screen lock',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: z.array(passkeyView) }),
});

/** The code where there is a second factor. */
export const offerPasskeyBody = z.strictObject({
  password: z.string({ error: 'required' }),
  code: secondFactorCode.optional(),
});
export type OfferPasskeyBody = z.infer<typeof offerPasskeyBody>;

export const offerPasskeyContract = contract(call('POST', '/auth/passkeys/offer'), {
  summary:
    'With the password, and the second factor if it is on: what a device needs to make a passkey, good for five minutes',
  access: 'member',
  rate: 'signIn',
  body: offerPasskeyBody,
  reply: z.strictObject({ data: passkeyOffer }),
  errors: ['wrong_password', 'wrong_code', 'too_many_sign_ins', 'too_many_passkeys'],
});

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'], 'invalid_value');

export const newPasskeyBody = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(12_000),
  transports: z.array(transport).max(7, 'list_too_long').optional(),
});
export type NewPasskeyBody = z.infer<typeof newPasskeyBody>;

export const addPasskeyContract = contract(call('POST', '/auth/passkeys'), {
  summary: 'Keep the passkey that a device has made from the offer',
  access: 'member',
  rate: 'signIn',
  body: newPasskeyBody,
  reply: z.strictObject({ message: z.string(), data: passkeyView }),
  status: 201,
  errors: ['passkey_invalid', 'passkey_known', 'too_many_passkeys'],
});

export const removePasskeyContract = contract(call('DELETE', '/auth/passkeys/{id}'), {
  summary: 'Forget a passkey; that device needs the password again',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ message: z.string() }),
});

export const askPasskeyContract = contract(call('POST', '/auth/passkey-login/question'), {
  summary: 'The question that a passkey answers to sign in, once and within five minutes',
  access: 'public',
  rate: 'signIn',
  reply: z.strictObject({ data: passkeyQuestion }),
});

export const passkeyLoginBody = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
});
export type PasskeyLoginBody = z.infer<typeof passkeyLoginBody>;

export const passkeyLoginContract = contract(call('POST', '/auth/passkey-login'), {
  summary: 'Sign in by passkey: it is both factors, the device and whoever unlocked it',
  access: 'public',
  rate: 'signIn',
  body: passkeyLoginBody,
  reply: accountReply,
  errors: ['passkey_refused'],
});
