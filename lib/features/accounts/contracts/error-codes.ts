export const accountErrorCodes = {
  wrong_credentials: 401,
  email_taken: 409,
  too_many_sign_ins: 429,
  reset_link_invalid: 400,
  wrong_password: 400,
} as const;

export const accountFieldCodes = [
  'name_too_short',
  'name_too_long',
  'name_reserved',
  'phone_ten_digits',
  'email_include',
  'email_enter',
  'email_invalid',
  'email_too_long',
  'password_too_short',
  'password_too_long',
  'passwords_differ',
  'passwords_mismatch',
  'wrong_password',
  'email_taken',
  'referral_unknown',
  'referral_own',
] as const;
