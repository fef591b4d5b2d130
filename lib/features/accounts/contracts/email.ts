import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id } from '#lib/platform/contract/fields.ts';
import { email } from '#lib/features/people/contracts/person-fields.ts';
import { hasOneProof, identityProof } from './identity-proof.ts';
import { secondFactorCode } from './two-factor.ts';

const done = z.strictObject({ message: z.string() });

export const verifyEmailBody = z.strictObject({ id: id(), token: z.string().min(1).max(200) });

export const verifyEmailContract = contract('POST /auth/verify-email', {
  summary: 'Confirm an email address with the emailed link; a new address applies from then on',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  body: verifyEmailBody,
  reply: done,
  errors: ['verify_link_invalid', 'email_taken'],
});

export const resendVerificationContract = contract('POST /auth/resend-verification', {
  summary: 'Send the confirmation link again; the reply is always the same',
  access: 'member',
  rate: 'signIn',
  key: 'none',
  reply: done,
});

export const changeEmailBody = z
  .strictObject({
    email: email('email_enter'),
    ...identityProof,
    code: secondFactorCode.optional(),
  })
  .refine(hasOneProof, { path: ['password'], message: 'required' });
export type ChangeEmailBody = z.input<typeof changeEmailBody>;

export const changeEmailContract = contract('PUT /auth/email', {
  summary:
    'Request a new email address, which applies once its link is opened; the reply is the same for taken ones',
  access: 'member',
  rate: 'signIn',
  key: 'none',
  body: changeEmailBody,
  reply: done,
  errors: [
    ...(['wrong_password', 'wrong_code', 'too_many_sign_ins'] as const),
    ...(['code_wrong', 'code_over', 'passkey_refused'] as const),
  ],
});
