import { accountErrorCodes, accountFieldCodes } from './error-codes/accounts.ts';
import { adminErrorCodes, adminFieldCodes } from './error-codes/admin.ts';
import { agencyErrorCodes, agencyFieldCodes } from './error-codes/agency.ts';
import { bookingErrorCodes, bookingFieldCodes } from './error-codes/bookings.ts';
import { commonErrorCodes, commonFieldCodes } from './error-codes/common.ts';
import { favoriteErrorCodes } from './error-codes/favorites.ts';
import { imageErrorCodes } from './error-codes/images.ts';
import { messageErrorCodes, messageFieldCodes } from './error-codes/messages.ts';
import { moneyErrorCodes } from './error-codes/money.ts';
import { leavingErrorCodes } from './error-codes/leaving.ts';
import { passkeyErrorCodes } from './error-codes/passkeys.ts';
import { paymentFieldCodes } from './error-codes/payments.ts';
import { placeErrorCodes, placeFieldCodes } from './error-codes/places.ts';
import { profileErrorCodes, profileFieldCodes } from './error-codes/profiles.ts';
import { pushErrorCodes } from './error-codes/push.ts';
import { ticketFieldCodes } from './error-codes/tickets.ts';
import { reviewErrorCodes, reviewFieldCodes } from './error-codes/reviews.ts';
import { twoFactorErrorCodes, twoFactorFieldCodes } from './error-codes/two-factor.ts';

/** Every refusal of the API and its HTTP status. */
export const statusOfError = {
  ...commonErrorCodes,
  ...imageErrorCodes,
  ...accountErrorCodes,
  ...adminErrorCodes,
  ...placeErrorCodes,
  ...profileErrorCodes,
  ...favoriteErrorCodes,
  ...bookingErrorCodes,
  ...twoFactorErrorCodes,
  ...leavingErrorCodes,
  ...reviewErrorCodes,
  ...messageErrorCodes,
  ...moneyErrorCodes,
  ...agencyErrorCodes,
  ...pushErrorCodes,
  ...passkeyErrorCodes,
} as const;
export type ErrorCode = keyof typeof statusOfError;

export type CommonErrorCode = keyof typeof commonErrorCodes | keyof typeof imageErrorCodes;
export type CommonFieldCode = (typeof commonFieldCodes)[number];

export const fieldCodes = [
  ...commonFieldCodes,
  ...accountFieldCodes,
  ...adminFieldCodes,
  ...placeFieldCodes,
  ...profileFieldCodes,
  ...bookingFieldCodes,
  ...twoFactorFieldCodes,
  ...ticketFieldCodes,
  ...paymentFieldCodes,
  ...reviewFieldCodes,
  ...agencyFieldCodes,
  ...messageFieldCodes,
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);
