import { accountErrorCodes, accountFieldCodes } from './error-codes/accounts.ts';
import { adminErrorCodes, adminFieldCodes } from './error-codes/admin.ts';
import { commonErrorCodes, commonFieldCodes } from './error-codes/common.ts';
import { imageErrorCodes } from './error-codes/images.ts';
import { profileErrorCodes, profileFieldCodes } from './error-codes/profiles.ts';

/** Every refusal of the API and its HTTP status. */
export const statusOfError = {
  ...commonErrorCodes,
  ...imageErrorCodes,
  ...accountErrorCodes,
  ...adminErrorCodes,
  ...profileErrorCodes,
} as const;
export type ErrorCode = keyof typeof statusOfError;

export type CommonErrorCode = keyof typeof commonErrorCodes | keyof typeof imageErrorCodes;
export type CommonFieldCode = (typeof commonFieldCodes)[number];

export const fieldCodes = [
  ...commonFieldCodes,
  ...accountFieldCodes,
  ...adminFieldCodes,
  ...profileFieldCodes,
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);
