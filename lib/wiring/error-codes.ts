import { accountErrorCodes, accountFieldCodes } from '#lib/features/accounts/contracts/error-codes.ts';
import { adminErrorCodes, adminFieldCodes } from '#lib/features/admin/contracts/error-codes.ts';
import { agencyErrorCodes, agencyFieldCodes } from '#lib/features/agency/contracts/error-codes.ts';
import { bookingErrorCodes, bookingFieldCodes } from '#lib/features/bookings/contracts/error-codes.ts';
import { commonErrorCodes, commonFieldCodes } from '#lib/platform/contract/common-error-codes.ts';
import { favoriteErrorCodes } from '#lib/features/favorites/contracts/error-codes.ts';
import { imageErrorCodes } from '#lib/platform/contract/images.ts';
import { messageErrorCodes, messageFieldCodes } from '#lib/features/messages/contracts/error-codes.ts';
import { moneyErrorCodes } from '#lib/features/money/contracts/error-codes.ts';
import { leavingErrorCodes } from '#lib/features/privacy/contracts/error-codes.ts';
import { passkeyErrorCodes } from '#lib/features/accounts/contracts/passkey-error-codes.ts';
import { paymentFieldCodes } from '#lib/features/money/contracts/payment-error-codes.ts';
import { placeErrorCodes, placeFieldCodes } from '#lib/features/places/contracts/error-codes.ts';
import { profileErrorCodes, profileFieldCodes } from '#lib/features/profiles/contracts/error-codes.ts';
import { pushErrorCodes } from '#lib/features/notifications/contracts/error-codes.ts';
import { ticketFieldCodes } from '#lib/features/support/contracts/error-codes.ts';
import { reviewErrorCodes, reviewFieldCodes } from '#lib/features/reviews/contracts/error-codes.ts';
import {
  twoFactorErrorCodes,
  twoFactorFieldCodes,
} from '#lib/features/accounts/contracts/two-factor-error-codes.ts';

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
