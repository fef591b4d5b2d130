import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { blankAsUndefined, id, instant, text } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';
import { email, mobilePhone, password, personName } from '#lib/features/people/contracts/person-fields.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';
import { referralCode } from '#lib/features/referrals/contracts/referral-code.ts';
import { accountReply } from './accounts.ts';
import { challenge, identityProof, sixDigits } from './identity-proof.ts';
import { secondFactorCode } from './two-factor.ts';

/** Why a code is asked for: to sign in, to prove a number, or to confirm one sensitive act. */
export const codePurpose = z.enum(
  [
    'signIn',
    'prove',
    'changePhone',
    'changeEmail',
    'setPassword',
    'secondFactor',
    'addPasskey',
    'changePayee',
    'deleteAccount',
  ],
  'invalid_value',
);
export type CodePurpose = z.infer<typeof codePurpose>;

/** The signed name of this browser or app, from an earlier answer. */
const device = text({ max: 100 }).optional();

export const askCodeBody = z
  .strictObject({
    phone: mobilePhone.optional(),
    email: email('email_enter').optional(),
    purpose: codePurpose,
    device,
    /** The language of the message to someone without an account. */
    locale: locale.optional(),
  })
  .refine((body) => (body.phone === undefined) !== (body.email === undefined), {
    path: ['phone'],
    message: 'required',
  });

const askedCode = z
  .strictObject({
    challenge: z.string(),
    expiresAt: instant,
    /** Store it and send it with the next code: known devices have their own limits. */
    device: z.string(),
    /** Only numbers of accounts get an SMS for the rest of the day: offer email too. */
    isLimited: z.boolean(),
  })
  .meta({ id: 'AskedCode' });
export type AskedCode = z.infer<typeof askedCode>;

export const askCodeContract = contract('POST /auth/code', {
  summary: 'Send a six-digit code to a phone number or email address; the reply is the same for unknown ones',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  body: askCodeBody,
  reply: z.strictObject({ message: z.string(), data: askedCode }),
  status: 202,
  errors: ['unauthorized', 'too_many_codes', 'sms_unavailable'],
});

/** Questions keep the code valid: send the same body again with the answer added. */
export const verifyCodeBody = z.strictObject({
  challenge,
  code: sixDigits,
  /** A new person's name; answers `name_needed`. */
  name: personName.optional(),
  /** A new person's role; for a number with two accounts, the one to open: answers `role_needed`. */
  userType: z.enum(['customer', 'worker', 'broker'], 'invalid_value').optional(),
  referralCode: blankAsUndefined(referralCode),
  /** Answers `contact_claimed`: continue in this account, with its password. */
  accountId: id().optional(),
  /** Answers `contact_claimed` and `second_proof_needed`: the password of the account. */
  password: password.optional(),
  /** Answers the same two: leave the other account alone and open a new one. */
  startNew: z.literal(true, 'invalid_value').optional(),
  /** Answers `totp_required`. */
  totp: z.strictObject({ challenge: text({ max: 200 }), code: secondFactorCode }).optional(),
});
export type VerifyCodeBody = z.input<typeof verifyCodeBody>;
export type VerifyCodeInput = z.output<typeof verifyCodeBody>;

const memberRole = z.enum(['customer', 'worker', 'broker']);

/** `data` of `role_needed`: the accounts of the number. */
export const roleDetail = z.object({ roles: z.array(memberRole) });

/** `data` of `contact_claimed`: accounts that name the contact without proof. */
export const claimDetail = z.object({
  accounts: z.array(
    z.object({ accountId: z.string(), userType: memberRole, maskedEmail: z.string().nullable() }),
  ),
});

/** `data` of `second_proof_needed`. */
export const proofDetail = z.object({
  ways: z.array(z.enum(['password', 'email', 'passkey', 'startNew'])),
});

/** `data` of `totp_required`. */
export const totpDetail = z.object({ challenge: z.string() });

export const verifyCodeContract = contract('POST /auth/code/verify', {
  summary: 'Sign in with a code, or register a person without email and password',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  body: verifyCodeBody,
  reply: accountReply,
  errors: [
    ...(['code_wrong', 'code_over', 'name_needed', 'role_needed', 'contact_claimed'] as const),
    ...([
      'second_proof_needed',
      'phone_taken',
      'email_taken',
      'phone_accounts_off',
      'no_code_for_admins',
    ] as const),
    ...(['totp_required', 'wrong_code', 'wrong_credentials', 'too_many_sign_ins', 'unknown_device'] as const),
  ],
});

/** The number that a code for `prove` is asked for. */
export const ownPhoneBody = z.strictObject({ phone: mobilePhone });

export const changePhoneBody = z.strictObject({
  challenge,
  code: sixDigits,
  ...identityProof,
  /** The second factor, with password or code. */
  secondCode: secondFactorCode.optional(),
});

export type ChangePhoneBody = z.input<typeof changePhoneBody>;

export const changePhoneContract = contract('PUT /auth/phone', {
  summary:
    "Prove a number with a code sent for `prove`; any other than the account's own first one also needs proof of identity",
  access: 'member',
  rate: 'signIn',
  key: 'none',
  body: changePhoneBody,
  reply: z.strictObject({ message: z.string(), data: selfUser }),
  errors: [
    ...(['code_wrong', 'code_over', 'phone_taken', 'wrong_password', 'wrong_code'] as const),
    ...(['passkey_refused', 'too_many_sign_ins'] as const),
  ],
});
