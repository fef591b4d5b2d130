import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { text } from '#lib/platform/contract/fields.ts';
import * as calls from './two-factor.calls.ts';

/** Six digits of the authenticator app, or a recovery code; spaces and dashes as people type them. */
export const secondFactorCode = text({ max: 20 });

const password = z.string({ error: 'required' });

export const startTotpBody = z.strictObject({ password });
export const confirmTotpBody = z.strictObject({ code: secondFactorCode });

/** With the password it starts, with the first code it is on: one of the two. */
export const setUpTotpBody = z
  .strictObject({ password: password.optional(), code: secondFactorCode.optional() })
  .refine(({ password: given, code }) => (given === undefined) !== (code === undefined), {
    path: ['password'],
    message: 'required',
  });
export type SetUpTotpBody = z.input<typeof setUpTotpBody>;

export const removeTotpBody = z.strictObject({ password, code: secondFactorCode });
export type RemoveTotpBody = z.input<typeof removeTotpBody>;

export const totpState = z
  .strictObject({ isOn: z.boolean(), recoveryCodesLeft: z.int().min(0) })
  .meta({ id: 'TwoFactor' });
export type TotpState = z.infer<typeof totpState>;

const totpStarted = z
  .strictObject({ step: z.literal('started'), secret: z.string(), uri: z.string() })
  .meta({ id: 'TwoFactorStarted' });
const totpOn = z
  .strictObject({ step: z.literal('on'), recoveryCodes: z.array(z.string()) })
  .meta({ id: 'TwoFactorOn' });
export const totpSetUp = z.discriminatedUnion('step', [totpStarted, totpOn]).meta({ id: 'TwoFactorSetUp' });
export type TotpSetUp = z.infer<typeof totpSetUp>;

export const getTotpContract = contract(calls.getTotpCall, {
  summary: 'Whether signing in asks for a second factor',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: totpState }),
});

export const setUpTotpContract = contract(calls.setUpTotpCall, {
  summary: 'Set up an authenticator app: the password starts it, its first code turns it on',
  access: 'member',
  rate: 'signIn',
  body: setUpTotpBody,
  reply: z.strictObject({ message: z.string(), data: totpSetUp }),
  errors: ['wrong_password', 'wrong_code', 'totp_is_on', 'totp_is_off', 'too_many_sign_ins'],
});

export const removeTotpContract = contract(calls.removeTotpCall, {
  summary: 'Turn the second factor off, with the password and a code',
  access: 'member',
  rate: 'signIn',
  body: removeTotpBody,
  reply: z.strictObject({ message: z.string(), data: totpState }),
  errors: ['wrong_password', 'wrong_code', 'totp_is_off', 'too_many_sign_ins'],
});
