import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { text } from '#lib/platform/contract/fields.ts';
import { hasOneProof, hasProof, identityProof } from './identity-proof.ts';

export const secondFactorCode = text({ max: 20 });

export const startTotpBody = z
  .strictObject({ ...identityProof, setupCode: secondFactorCode.optional() })
  .refine(hasOneProof, { path: ['password'], message: 'required' });
export const confirmTotpBody = z.strictObject({ code: secondFactorCode });

/** Send a proof of identity to start, then the first code to turn it on. */
export const setUpTotpBody = z
  .strictObject({
    ...identityProof,
    code: secondFactorCode.optional(),
    /** Needed with the password when a lead removed the admin's factors; that lead hands it over. */
    setupCode: secondFactorCode.optional(),
  })
  .refine((body) => (body.code === undefined ? hasOneProof(body) : !hasProof(body)), {
    path: ['password'],
    message: 'required',
  });
export type SetUpTotpBody = z.input<typeof setUpTotpBody>;

export const removeTotpBody = z
  .strictObject({ ...identityProof, code: secondFactorCode })
  .refine(hasOneProof, { path: ['password'], message: 'required' });
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

export const getTotpContract = contract('GET /auth/totp', {
  summary: 'Get whether sign-in asks for a second factor',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: totpState }),
});

export const setUpTotpContract = contract('POST /auth/totp', {
  summary: 'Set up an authenticator app: the password starts it, its first code turns it on',
  access: 'member',
  rate: 'signIn',
  key: 'none',
  body: setUpTotpBody,
  reply: z.strictObject({ message: z.string(), data: totpSetUp }),
  errors: [
    ...(['wrong_password', 'wrong_code', 'totp_is_on', 'totp_is_off', 'too_many_sign_ins'] as const),
    'setup_code_needed',
    ...(['code_wrong', 'code_over', 'passkey_refused'] as const),
  ],
});

export const removeTotpContract = contract('DELETE /auth/totp', {
  summary: 'Turn the second factor off, with the password and a code',
  access: 'member',
  rate: 'signIn',
  key: 'none',
  body: removeTotpBody,
  reply: z.strictObject({ message: z.string(), data: totpState }),
  errors: [
    ...(['wrong_password', 'wrong_code', 'totp_is_off', 'factor_kept', 'too_many_sign_ins'] as const),
    ...(['code_wrong', 'code_over', 'passkey_refused'] as const),
  ],
});
