import { z } from 'zod';
import { bookingStatus } from '#lib/features/bookings/contracts/booking-view.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { secondFactorCode } from '#lib/features/accounts/contracts/two-factor.ts';
import { resetPasswordContract } from '#lib/features/accounts/contracts/accounts.ts';
import { password, personName } from '#lib/features/people/contracts/person-fields.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';

const row = z.record(z.string(), z.unknown());

/** All that is kept of a person, to take along: the account, and under each name the rows that are theirs. */
export const accountExport = z
  .strictObject({ exportedAt: instant, account: selfUser, records: z.record(z.string(), z.array(row)) })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccountContract = contract(call('GET', '/users/export'), {
  summary: 'All that is kept of the caller, and nothing of anybody else',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: accountExport }),
  allowsSuspended: true,
});

export const leavingReasons = ['not-useful', 'privacy', 'another-app', 'other'] as const;
export type LeavingReason = (typeof leavingReasons)[number];

export const deleteAccountBody = z.strictObject({
  reason: z.enum(leavingReasons, 'required'),
  confirmation: z.literal(true, 'required'),
  password: z.string({ error: 'required' }),
  /** For whoever has a second factor. */
  code: secondFactorCode.optional(),
  /** Has open bookings cancelled by the rules, with the fees that these name. */
  cancelBookings: z.boolean().optional(),
});
export type DeleteAccountBody = z.input<typeof deleteAccountBody>;

/** What stands in the way of leaving; `data.bookings` of `open_bookings`. */
export const openBooking = z.strictObject({
  _id: id(),
  number: z.string(),
  serviceName: z.string(),
  status: bookingStatus,
  startsAt: instant,
});
export type OpenBooking = z.infer<typeof openBooking>;

export const deleteAccountContract = contract(call('POST', '/users/delete-account'), {
  summary: 'Delete the account: what is personal is erased, every session ends at once',
  access: 'member',
  rate: 'signIn',
  body: deleteAccountBody,
  reply: z.strictObject({ message: z.string() }),
  errors: ['wrong_password', 'wrong_code', 'open_bookings', 'last_admin', 'too_many_sign_ins'],
  allowsSuspended: true,
});

export const startEmptyBody = z
  .strictObject({ name: personName, password, password_confirmation: z.string({ error: 'required' }) })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    message: 'passwords_mismatch',
  });

export const startEmptyContract = contract(call('POST', '/auth/start-empty/{id}/{token}'), {
  summary:
    'By a reset link to an address that nobody had proved: erase the account as deletion does, and open an empty one',
  access: 'public',
  rate: 'signIn',
  params: resetPasswordContract.params,
  body: startEmptyBody,
  reply: z.strictObject({ message: z.string() }),
  errors: ['reset_link_invalid', 'address_proved', 'open_bookings'],
});
