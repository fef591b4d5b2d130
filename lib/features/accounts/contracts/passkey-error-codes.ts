export const passkeyErrorCodes = {
  passkey_invalid: 400,
  passkey_refused: 401,
  passkey_known: 409,
  too_many_passkeys: 409,
} as const;
