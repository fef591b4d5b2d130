export const twoFactorErrorCodes = {
  totp_required: 401,
  wrong_code: 400,
  totp_is_on: 409,
  totp_is_off: 409,
} as const;

export const twoFactorFieldCodes = ['wrong_code'] as const;
