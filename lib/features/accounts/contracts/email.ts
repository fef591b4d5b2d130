import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id } from '#lib/platform/contract/fields.ts';
import { email } from '#lib/features/people/contracts/person-fields.ts';
import { secondFactorCode } from './two-factor.ts';

const done = z.strictObject({ message: z.string() });

export const verifyEmailBody = z.strictObject({ id: id(), token: z.string().min(1).max(200) });

export const verifyEmailContract = contract(call('POST', '/auth/verify-email'), {
  summary: 'Prove by the link of a mail that an address is its account’s; a new address counts from then on',
  access: 'public',
  rate: 'signIn',
  body: verifyEmailBody,
  reply: done,
  errors: ['verify_link_invalid', 'email_taken'],
});

export const resendVerificationContract = contract(call('POST', '/auth/resend-verification'), {
  summary: 'Mail the link that proves the address once more; the answer is always the same',
  access: 'member',
  rate: 'signIn',
  reply: done,
});

export const changeEmailBody = z.strictObject({
  email: email('email_enter'),
  password: z.string({ error: 'required' }),
  /** For whoever has a second factor. */
  code: secondFactorCode.optional(),
});
export type ChangeEmailBody = z.input<typeof changeEmailBody>;

export const changeEmailContract = contract(call('PUT', '/auth/email'), {
  summary:
    'Ask for another e-mail address: it counts once its link is opened; the answer is the same for taken ones',
  access: 'member',
  rate: 'signIn',
  body: changeEmailBody,
  reply: done,
  errors: ['wrong_password', 'wrong_code', 'too_many_sign_ins'],
});
