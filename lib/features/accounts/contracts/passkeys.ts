import { z } from 'zod';
import { accountReply } from './accounts.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import * as calls from './passkeys.calls.ts';

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

export const listPasskeysContract = contract(calls.listPasskeysCall, {
  summary: 'The devices that may open this account by fingerprint, face or screen lock',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: z.array(passkeyView) }),
});

export const offerPasskeyBody = z.strictObject({ password: z.string({ error: 'required' }) });

export const offerPasskeyContract = contract(calls.offerPasskeyCall, {
  summary: 'With the password: what a device needs to make a passkey, good for five minutes',
  access: 'member',
  rate: 'signIn',
  body: offerPasskeyBody,
  reply: z.strictObject({ data: passkeyOffer }),
  errors: ['wrong_password', 'too_many_sign_ins', 'too_many_passkeys'],
});

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'], 'invalid_value');

export const newPasskeyBody = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(12_000),
  transports: z.array(transport).max(7, 'list_too_long').optional(),
});
export type NewPasskeyBody = z.infer<typeof newPasskeyBody>;

export const addPasskeyContract = contract(calls.addPasskeyCall, {
  summary: 'Keep the passkey that a device has made from the offer',
  access: 'member',
  rate: 'signIn',
  body: newPasskeyBody,
  reply: z.strictObject({ message: z.string(), data: passkeyView }),
  status: 201,
  errors: ['passkey_invalid', 'passkey_known', 'too_many_passkeys'],
});

export const removePasskeyContract = contract(calls.removePasskeyCall, {
  summary: 'Forget a passkey; that device needs the password again',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ message: z.string() }),
});

export const askPasskeyContract = contract(calls.askPasskeyCall, {
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

export const passkeyLoginContract = contract(calls.passkeyLoginCall, {
  summary: 'Sign in by passkey: it is both factors, the device and whoever unlocked it',
  access: 'public',
  rate: 'signIn',
  body: passkeyLoginBody,
  reply: accountReply,
  errors: ['passkey_refused'],
});
