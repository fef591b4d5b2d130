/** Refusals that any call can give, with their status. */
export const commonErrorCodes = {
  validation_failed: 400,
  malformed_body: 400,
  invalid_cursor: 400,
  unauthorized: 401,
  session_expired: 401,
  forbidden: 403,
  suspended: 403,
  second_factor_needed: 403,
  right_needed: 403,
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
  'unknown_choice',
  'invalid_number',
  'invalid_text',
  'text_too_short',
  'text_too_long',
  'number_too_small',
  'number_too_big',
  'list_too_long',
] as const;

export const imageErrorCodes = {
  not_an_image: 415,
  image_too_large: 413,
  image_too_many_pixels: 413,
} as const;

export const accountErrorCodes = {
  wrong_credentials: 401,
  email_taken: 409,
  too_many_sign_ins: 429,
  unknown_device: 429,
  reset_link_invalid: 400,
  verify_link_invalid: 400,
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

export const passkeyErrorCodes = {
  passkey_invalid: 400,
  passkey_refused: 401,
  passkey_known: 409,
  too_many_passkeys: 409,
} as const;

export const twoFactorErrorCodes = {
  totp_required: 401,
  wrong_code: 400,
  totp_is_on: 409,
  totp_is_off: 409,
} as const;

export const twoFactorFieldCodes = ['wrong_code'] as const;

export const adminErrorCodes = {
  name_taken: 409,
  in_use: 409,
  own_account: 403,
  ticket_closed: 409,
  report_closed: 409,
  not_nameable: 409,
  already_paused: 409,
  own_decision: 403,
  appeal_decided: 409,
  papers_decided: 409,
  papers_changed: 409,
} as const;

export const adminFieldCodes = [
  'name_taken',
  'unknown_skill',
  'unknown_image',
  'price_decimals',
  'duration_quarters',
] as const;

export const agencyErrorCodes = {
  ...{ invite_open: 409, invite_answered: 409, invite_withdrawn: 409, has_agency: 409 },
} as const;

export const agencyFieldCodes = ['invite_contact'] as const;

export const bookingErrorCodes = {
  slot_taken: 409,
  out_of_area: 409,
  illegal_move: 409,
  request_expired: 409,
  already_agreed: 409,
  move_too_early: 409,
  booking_changed: 409,
  reschedule_too_late: 409,
  proposal_open: 409,
  no_proposal: 409,
  no_claim: 409,
  price_changed: 409,
  day_requested: 409,
  too_many_open_hours: 409,
  too_many_open_requests: 429,
  too_many_requests_today: 429,
} as const;

export const bookingFieldCodes = [
  'worker_id_length',
  'service_missing',
  'service_id_length',
  'service_name_too_short',
  'date_missing',
  'date_past',
  'date_too_far',
  'time_slot_missing',
  'slot_start_format',
  'slot_end_format',
  'slot_bounds',
  'slot_too_long',
  'slot_quarters',
  'slot_length',
  'instructions_too_long',
  'booking_address_required',
  'reason_required',
  'service_not_offered',
] as const;

export const favoriteErrorCodes = { too_many_favorites: 409 } as const;

export const pauseErrorCodes = { not_paused: 409, already_appealed: 409 } as const;

export const messageErrorCodes = {
  too_many_conversations: 429,
  attachment_too_large: 413,
  file_can_run: 415,
} as const;

export const messageFieldCodes = [
  'message_empty',
  'message_too_long',
  'attachment_size',
  'attachment_too_big',
  'unknown_attachment',
] as const;

export const moneyErrorCodes = {
  nothing_owed: 409,
  no_credit: 409,
  top_up_open: 409,
  top_up_decided: 409,
} as const;

export const paymentFieldCodes = [
  'card_field_missing',
  'card_number_invalid',
  'card_expired',
  'cvv_digits',
  'upi_invalid',
] as const;

export const pushErrorCodes = { unknown_push_service: 400 } as const;

export const pushFieldCodes = ['push_token_form', 'push_key_form'] as const;

export const placeErrorCodes = {
  pin_unknown: 404,
  place_unknown: 404,
  too_many_addresses: 409,
} as const;

export const placeFieldCodes = ['address_required', 'pin_six_digits', 'country_india'] as const;

export const leavingErrorCodes = {
  open_bookings: 409,
  last_admin: 409,
  address_proved: 409,
} as const;

export const profileErrorCodes = {
  not_oneself: 400,
  day_off_booked: 409,
  too_many_work_pictures: 409,
  papers_waiting: 409,
  already_verified: 409,
  papers_closed: 409,
} as const;

export const profileFieldCodes = [
  'name_web_address',
  'about_too_long',
  'street_too_short',
  'street_too_long',
  'city_too_short',
  'city_too_long',
  'state_too_short',
  'state_too_long',
  'landmark_too_long',
  'zip_format',
  'country_too_short',
  'country_too_long',
  'area_range',
  'skill_too_long',
  'work_type_too_long',
  'unknown_work_type',
  'price_too_low',
  'price_too_high',
  'price_range_order',
  'hourly_rate_too_high',
  'service_price_range',
  'slot_incomplete',
  'slot_steps',
  'slot_order',
  'days_off_missing',
  'days_off_order',
  'days_off_bounds',
] as const;

export const reviewErrorCodes = {
  booking_not_completed: 409,
  already_reviewed: 409,
  already_answered: 409,
  review_too_late: 409,
} as const;

export const reviewFieldCodes = ['rating_missing'] as const;

export const ticketFieldCodes = [
  'subject_too_short',
  'subject_too_long',
  'message_required',
  'message_too_short',
  'ticket_message_too_long',
  'category_missing',
  'feedback_type_missing',
  'feedback_too_short',
  'feedback_too_long',
] as const;

/** Every refusal of the API and its HTTP status. */
export const statusOfError = {
  ...commonErrorCodes,
  ...imageErrorCodes,
  ...accountErrorCodes,
  ...adminErrorCodes,
  ...pauseErrorCodes,
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
  ...pushFieldCodes,
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);

/** Every refusal and every fault of a field in words. */
export interface RefusalTexts {
  readonly errors: Record<ErrorCode, string>;
  readonly fields: Record<FieldCode, string>;
}
