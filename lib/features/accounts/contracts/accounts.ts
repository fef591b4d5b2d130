import { z } from 'zod';
import { blankAsUndefined, id, instant, text } from '#lib/platform/contract/fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import {
  email,
  loginName,
  password,
  personName,
  phone,
} from '#lib/features/people/contracts/person-fields.ts';
import { referralCode } from '#lib/features/referrals/contracts/referral-code.ts';
import { hasOneProof, identityProof } from './identity-proof.ts';
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
    /** The referrer's code; agencies have no referrer. */
    referralCode: blankAsUndefined(referralCode),
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

/**
 * With a second factor, the first attempt fails with `totp_required` and a challenge; send both on the second
 * attempt.
 */
export const loginBody = z.strictObject({
  /** An email address, or the ten digits of a proved number. */
  email: loginName,
  password,
  challenge: text({ max: 200 }).optional(),
  code: secondFactorCode.optional(),
});
export type LoginBody = z.input<typeof loginBody>;

/** The bearer token is beside `data`, where existing clients expect it. */
export const accountReply = z.strictObject({ message: z.string(), token: z.string(), data: selfUser });
export type AccountReply = z.infer<typeof accountReply>;

const done = z.strictObject({ message: z.string() });

export const registerContract = contract('POST /auth/register', {
  summary: 'Register and sign in',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  body: registerBody,
  reply: accountReply,
  status: 201,
  errors: ['email_taken'],
});

export const loginContract = contract('POST /auth/login', {
  summary: 'Sign in with email and password',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  body: loginBody,
  reply: accountReply,
  errors: [
    ...(['wrong_credentials', 'totp_required', 'wrong_code', 'passkey_needed'] as const),
    ...(['too_many_sign_ins', 'unknown_device'] as const),
  ],
});

export const checkContract = contract('GET /auth/check', {
  summary: 'Get the account of this session',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ user: selfUser }),
});

export const logoutContract = contract('POST /auth/logout', {
  summary: 'End this session',
  access: 'member',
  rate: 'write',
  key: 'none',
  reply: done,
});

export const sendResetBody = z.strictObject({ email: email('email_enter', 'email_enter') });

export const sendResetContract = contract('POST /auth/send-reset-password-email', {
  summary: 'Send a password reset link by email; the reply is the same for unknown addresses',
  access: 'public',
  rate: 'signIn',
  key: 'none',
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

export const resetPasswordContract = contract('POST /auth/reset-password/{id}/{token}', {
  summary:
    'Set a new password with an emailed link; ends every session and removes passkeys and second factor',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  params: z.strictObject({ id: id(), token: z.string().min(1).max(200) }),
  body: resetPasswordBody,
  reply: done,
  errors: ['reset_link_invalid'],
});

export const changePasswordBody = z
  .strictObject({
    currentPassword: given.min(1, 'required').optional(),
    /** Instead of the current password: in accounts without one, or once a new one was asked for and waited for. */
    contactCode: identityProof.contactCode,
    passkey: identityProof.passkey,
    password: password.optional(),
    password_confirmation: given.optional(),
    code: secondFactorCode.optional(),
    /** True asks for a new password, with a code and no password; false takes that back, with nothing else. */
    forgot: z.boolean().optional(),
  })
  .refine((body) => body.forgot === false || hasOneProof({ ...body, password: body.currentPassword }), {
    path: ['currentPassword'],
    message: 'required',
  })
  .refine((body) => body.forgot !== true || body.contactCode !== undefined, {
    path: ['contactCode'],
    message: 'required',
  })
  .refine((body) => body.forgot !== undefined || body.password !== undefined, {
    path: ['password'],
    message: 'required',
  })
  .refine((body) => body.forgot !== undefined || body.password_confirmation !== undefined, {
    path: ['password_confirmation'],
    message: 'required',
  })
  .refine(({ password: next, password_confirmation: again = next }) => next === again, {
    path: ['password_confirmation'],
    message: 'passwords_mismatch',
  });
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

export const changePasswordContract = contract('PUT /auth/change-password', {
  summary:
    'Change the password, which ends every other session; with `forgot`, ask for a new one that a code to the number sets after 72 hours, or take that back',
  access: 'member',
  rate: 'signIn',
  key: 'none',
  body: changePasswordBody,
  reply: done,
  errors: [
    ...(['too_many_sign_ins', 'wrong_password', 'wrong_code'] as const),
    ...(['code_wrong', 'code_over', 'passkey_refused'] as const),
  ],
});

export const sessionView = z
  .strictObject({
    _id: id(),
    device: z.string(),
    createdAt: instant,
    /** Rounded to the hour, and only with the user's consent. */
    lastActiveAt: instant.nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;

export const listSessionsContract = contract('GET /auth/sessions', {
  summary: 'List the devices where this account is signed in',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: z.array(sessionView) }),
});

export const endSessionContract = contract('DELETE /auth/sessions/{id}', {
  summary: 'Sign out one device',
  access: 'member',
  rate: 'write',
  key: 'none',
  params: z.strictObject({ id: id() }),
  reply: done,
});

export const endSessionsContract = contract('DELETE /auth/sessions', {
  summary: 'Sign out everywhere, including here',
  access: 'member',
  rate: 'write',
  key: 'none',
  reply: done,
});
