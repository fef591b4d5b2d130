import { z } from 'zod';
import { text } from '#lib/platform/contract/fields.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';

/** The six digits of a code, in any script and spacing. */
export const sixDigits = z
  .string({ error: 'code_six_digits' })
  .max(20, 'code_six_digits')
  .overwrite((value) => plainDigits(value).replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'code_six_digits')
  .meta({ pattern: '^\\d{6}$' });

export const challenge = text({ max: 100 });

const bytes = (max: number) =>
  z
    .string({ error: 'invalid_value' })
    .regex(/^[\w-]+$/, 'invalid_value')
    .max(max, 'text_too_long');

/** A passkey's answer to the question of `POST /auth/passkey-login/question`. */
export const passkeyLoginBody = z
  .strictObject({
    id: bytes(1400),
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
  })
  .meta({ id: 'PasskeyProof' });

const password = z.string({ error: 'required' }).min(1, 'required');

/** A code that was asked for with this act as its purpose, for accounts without a password or with a forgotten one. */
const contactCode = z.strictObject({ challenge, code: sixDigits }).meta({ id: 'ContactCode' });

/** What proves who is behind a session before something sensitive: exactly one of the three. */
export const identityProof = {
  password: password.optional(),
  contactCode: contactCode.optional(),
  passkey: passkeyLoginBody.optional(),
};

export interface IdentityProof {
  password?: string | undefined;
  contactCode?: z.output<typeof contactCode> | undefined;
  passkey?: z.output<typeof passkeyLoginBody> | undefined;
}

const countProofs = ({ password: sent, contactCode: code, passkey }: IdentityProof): number =>
  [sent, code, passkey].filter((proof) => proof !== undefined).length;

/** Whether any proof was sent. */
export const hasProof = (body: IdentityProof): boolean => countProofs(body) > 0;

/** Whether exactly one proof was sent. */
export const hasOneProof = (body: IdentityProof): boolean => countProofs(body) === 1;
