/** Refusals that any call can give, with their status. */
export const commonErrorCodes = {
  validation_failed: 400,
  malformed_body: 400,
  invalid_cursor: 400,
  unauthorized: 401,
  session_expired: 401,
  forbidden: 403,
  suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** Faults that a field of any body or query can have. */
export const commonFieldCodes = [
  'required',
  'unknown_field',
  'invalid_id',
  'invalid_type',
  'invalid_value',
  'invalid_number',
  'invalid_text',
  'text_too_short',
  'text_too_long',
  'number_too_small',
  'number_too_big',
  'list_too_long',
] as const;
