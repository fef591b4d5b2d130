import { z } from 'zod';
import { unlessBlank, id, instant, text } from '#lib/platform/contract/fields.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { email, password, personName, phone } from '#lib/features/people/contracts/person-fields.ts';
import { referralCode } from '#lib/features/referrals/contracts/referral-code.ts';
import { secondFactorCode } from './two-factor.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';

const given = z.string({ error: 'required' });
export const registerBody = z
  .strictObject({
    name: personName,
    email: email(),
    phone,
    password,
    cnf_password: given,
    userType: z.enum(['customer', 'worker', 'broker'], 'invalid_value'),
    /** Whoever brought them; agencies are brought by nobody. */
    referralCode: unlessBlank(referralCode),
  })
  .refine(({ userType, referralCode: code }) => userType !== 'broker' || code === undefined, {
    path: ['referralCode'],
    message: 'referral_unknown',
  })
  .refine((body) => body.password === body.cnf_password, {
    path: ['cnf_password'],
    message: 'passwords_differ',
  });
export type RegisterBody = z.input<typeof registerBody>;
export type RegisterInput = z.output<typeof registerBody>;

/** With a second factor the first try is answered by `totp_required` and a challenge; both go into the second try. */
export const loginBody = z.strictObject({
  email: email(),
  password,
  challenge: text({ max: 200 }).optional(),
  code: secondFactorCode.optional(),
});
export type LoginBody = z.input<typeof loginBody>;

/** The bearer token lives beside `data`, where the first clients look for it. */
export const accountReply = z.strictObject({ message: z.string(), token: z.string(), data: selfUser });
export type AccountReply = z.infer<typeof accountReply>;

const done = z.strictObject({ message: z.string() });

export const registerContract = contract(call('POST', '/auth/register'), {
  summary: 'Open an account and sign in',
  access: 'public',
  rate: 'signIn',
  body: registerBody,
  reply: accountReply,
  status: 201,
  errors: ['email_taken'],
});

export const loginContract = contract(call('POST', '/auth/login'), {
  summary: 'Sign in with e-mail and password',
  access: 'public',
  rate: 'signIn',
  body: loginBody,
  reply: accountReply,
  errors: ['wrong_credentials', 'totp_required', 'wrong_code', 'too_many_sign_ins', 'unknown_device'],
});

export const checkContract = contract(call('GET', '/auth/check'), {
  summary: 'Whose session this is',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ user: selfUser }),
});

export const logoutContract = contract(call('POST', '/auth/logout'), {
  summary: 'End this session',
  access: 'member',
  rate: 'write',
  reply: done,
  allowsSuspended: true,
});

export const sendResetBody = z.strictObject({ email: email('email_enter', 'email_enter') });

export const sendResetContract = contract(call('POST', '/auth/send-reset-password-email'), {
  summary: 'Mail a link for a new password; the answer is the same for unknown addresses',
  access: 'public',
  rate: 'signIn',
  body: sendResetBody,
  reply: done,
});

const passwordPair = { password, password_confirmation: given };

export const resetPasswordBody = z
  .strictObject(passwordPair)
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    message: 'passwords_mismatch',
  });
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

export const resetPasswordContract = contract(call('POST', '/auth/reset-password/{id}/{token}'), {
  summary: 'Set a new password by the link of a mail; ends every session, removes passkeys and second factor',
  access: 'public',
  rate: 'signIn',
  params: z.strictObject({ id: id(), token: z.string().min(1).max(200) }),
  body: resetPasswordBody,
  reply: done,
  errors: ['reset_link_invalid'],
});

export const changePasswordBody = z
  .strictObject({ currentPassword: given, ...passwordPair })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    message: 'passwords_mismatch',
  });
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

export const changePasswordContract = contract(call('PUT', '/auth/change-password'), {
  summary: 'Change the password; ends every other session',
  access: 'member',
  rate: 'signIn',
  body: changePasswordBody,
  reply: done,
  errors: ['too_many_sign_ins', 'wrong_password'],
});

export const sessionView = z
  .strictObject({
    _id: id(),
    device: z.string(),
    createdAt: instant,
    /** To the hour, and only with the consent to it. */
    lastActiveAt: instant.nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;

export const listSessionsContract = contract(call('GET', '/auth/sessions'), {
  summary: 'Where this account is signed in',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: z.array(sessionView) }),
});

export const endSessionContract = contract(call('DELETE', '/auth/sessions/{id}'), {
  summary: 'Sign out one device',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  reply: done,
});

export const endSessionsContract = contract(call('DELETE', '/auth/sessions'), {
  summary: 'Sign out everywhere, here too',
  access: 'member',
  rate: 'write',
  reply: done,
});
