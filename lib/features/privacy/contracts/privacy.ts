import { z } from 'zod';
import { bookingStatus } from '#lib/features/bookings/contracts/booking-view.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { hasOneProof, identityProof } from '#lib/features/accounts/contracts/identity-proof.ts';
import { secondFactorCode } from '#lib/features/accounts/contracts/two-factor.ts';
import { resetPasswordContract } from '#lib/features/accounts/contracts/accounts.ts';
import { password, personName } from '#lib/features/people/contracts/person-fields.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';

const row = z.record(z.string(), z.unknown());

/** Everything stored about a person, for download: the account, and the person's rows under each name. */
export const accountExport = z
  .strictObject({ exportedAt: instant, account: selfUser, records: z.record(z.string(), z.array(row)) })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccountContract = contract('GET /users/export', {
  summary: 'Get all data stored about the caller',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: accountExport }),
});

export const leavingReasons = ['not-useful', 'privacy', 'another-app', 'other'] as const;
export type LeavingReason = (typeof leavingReasons)[number];

export const deleteAccountBody = z
  .strictObject({
    reason: z.enum(leavingReasons, 'required'),
    confirmation: z.literal(true, 'required'),
    ...identityProof,
    code: secondFactorCode.optional(),
    /** Cancels open bookings under the usual rules and fees. */
    cancelBookings: z.boolean().optional(),
  })
  .refine(hasOneProof, { path: ['password'], message: 'required' });
export type DeleteAccountBody = z.input<typeof deleteAccountBody>;

/** The bookings that block the deletion; `data.bookings` of `open_bookings`. */
export const openBooking = z.strictObject({
  _id: id(),
  number: z.string(),
  serviceName: z.string(),
  status: bookingStatus,
  startsAt: instant,
});
export type OpenBooking = z.infer<typeof openBooking>;

export const deleteAccountContract = contract('POST /users/delete-account', {
  summary: 'Delete the account: erases personal data and ends every session at once',
  access: 'member',
  rate: 'signIn',
  key: 'none',
  body: deleteAccountBody,
  reply: z.strictObject({ message: z.string() }),
  errors: [
    ...(['wrong_password', 'wrong_code', 'open_bookings', 'last_admin', 'office_role'] as const),
    'too_many_sign_ins',
    ...(['code_wrong', 'code_over', 'passkey_refused'] as const),
  ],
});

export const startEmptyBody = z
  .strictObject({ name: personName, password, password_confirmation: z.string({ error: 'required' }) })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    message: 'passwords_mismatch',
  });

export const startEmptyContract = contract('POST /auth/start-empty/{id}/{token}', {
  summary: 'Replace an account with an unconfirmed address by an empty one, using a reset link',
  access: 'public',
  rate: 'signIn',
  key: 'none',
  params: resetPasswordContract.params,
  body: startEmptyBody,
  reply: z.strictObject({ message: z.string() }),
  errors: ['reset_link_invalid', 'address_proved', 'open_bookings'],
});
