import { adminErrorCodes, adminFieldCodes } from './admin-codes.ts';
import { profileErrorCodes, profileFieldCodes } from './profile-codes.ts';

/** Errors that any call can return, with their status. */
export const commonErrorCodes = {
  validation_failed: 400,
  malformed_body: 400,
  invalid_cursor: 400,
  key_in_address: 400,
  unauthorized: 401,
  session_expired: 401,
  forbidden: 403,
  suspended: 403,
  second_factor_needed: 403,
  right_needed: 403,
  person_needed: 403,
  not_found: 404,
  feature_off: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_progress: 409,
  already_done: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** Field errors that any body or query can cause. */
export const commonFieldCodes = [
  ...(['required', 'unknown_field', 'unknown_choice', 'null_given'] as const),
  ...(['invalid_id', 'invalid_type', 'invalid_value', 'invalid_number', 'invalid_text'] as const),
  ...(['whole_number', 'number_steps', 'number_too_small', 'number_too_big'] as const),
  ...(['text_too_short', 'text_too_long', 'list_too_long'] as const),
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

/** Errors of signing in with a code that was sent to a phone number or email address. */
export const codeErrorCodes = {
  ...{ code_wrong: 400, code_over: 400, too_many_codes: 429, sms_unavailable: 503 },
  ...{ name_needed: 409, role_needed: 409, contact_claimed: 409, second_proof_needed: 409 },
  ...{ phone_taken: 409, phone_accounts_off: 403, no_code_for_admins: 403, own_number: 403 },
} as const;

export const codeFieldCodes = ['phone_mobile', 'code_six_digits', 'code_wrong'] as const;

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
  passkey_needed: 401,
} as const;

/** Errors of the people whom an account wants to be told in danger. */
export const trustedContactErrorCodes = {
  ...{ too_many_contacts: 409, own_contact: 409, number_needed: 403, too_many_asked: 429 },
} as const;

export const twoFactorErrorCodes = {
  totp_required: 401,
  wrong_code: 400,
  totp_is_on: 409,
  totp_is_off: 409,
  setup_code_needed: 403,
  factor_kept: 403,
} as const;

export const twoFactorFieldCodes = ['wrong_code'] as const;

export const agencyErrorCodes = {
  ...{ invite_open: 409, invite_answered: 409, invite_withdrawn: 409, invite_full: 409, has_agency: 409 },
  ...{ team_full: 409, prove_to_invite: 403 },
} as const;

export const agencyFieldCodes = ['invite_contact'] as const;

/** Errors of cities and trades that the office switched off. */
export const offerErrorCodes = { city_not_offered: 409, trade_not_offered: 409 } as const;

export const bookingErrorCodes = {
  slot_taken: 409,
  out_of_area: 409,
  illegal_move: 409,
  undo_limit: 409,
  request_expired: 409,
  already_agreed: 409,
  move_too_early: 409,
  booking_changed: 409,
  reschedule_too_late: 409,
  proposal_open: 409,
  offer_limit: 409,
  offer_too_late: 409,
  no_proposal: 409,
  no_claim: 409,
  not_heard_yet: 409,
  price_changed: 409,
  day_requested: 409,
  too_many_open_hours: 409,
  too_many_open_requests: 429,
  too_many_requests_today: 429,
  ...{ prove_to_request: 403, prove_to_accept: 403, time_gone: 409 },
  ...{ handover_open: 409, no_handover: 409, worker_not_free: 409 },
  ...{ extras_closed: 409, too_many_extras: 409, extras_too_high: 409, extra_answered: 409 },
  ...{ case_too_early: 409, case_too_late: 409, case_exists: 409, case_closed: 409 },
  ...{ photos_closed: 409, too_many_photos: 409, photo_kept: 409 },
  second_admin_needed: 409,
  ...{ door_code_needed: 409, door_code_wrong: 409, door_locked: 409, way_closed: 409 },
} as const;

export const bookingFieldCodes = [
  'door_code_wrong',
  'worker_id_length',
  'service_missing',
  'service_id_length',
  'service_name_too_short',
  'date_missing',
  'date_form',
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
  'utr_digits',
  'door_code_digits',
] as const;

export const favoriteErrorCodes = { too_many_favorites: 409 } as const;

/** Errors of services that people wait for. */
export const searchErrorCodes = { too_many_wanted: 409 } as const;

export const pauseErrorCodes = { not_paused: 409, already_appealed: 409 } as const;

/** Errors of reports on people and their content. */
export const safetyErrorCodes = { report_full: 409, too_many_open_reports: 409 } as const;

export const messageErrorCodes = {
  ...{ too_many_conversations: 429, prove_to_write: 403 },
  attachment_too_large: 413,
  file_not_allowed: 415,
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
  deposits_closed: 409,
  top_up_open: 409,
  top_up_decided: 409,
} as const;

export const paymentFieldCodes = [
  'card_field_missing',
  'card_number_invalid',
  'card_expired',
  'cvv_digits',
  'upi_invalid',
  'payee_name_letters',
] as const;

export const pushErrorCodes = { unknown_push_service: 400 } as const;

export const pushFieldCodes = ['push_token_form', 'push_key_form'] as const;

export const placeErrorCodes = {
  pin_unknown: 404,
  place_unknown: 404,
  too_many_addresses: 409,
} as const;

export const placeFieldCodes = [
  'address_required',
  'pin_six_digits',
  'pin_elsewhere',
  'state_unknown',
  'country_india',
  'digipin_format',
  'digipin_far',
] as const;

export const leavingErrorCodes = {
  open_bookings: 409,
  last_admin: 409,
  office_role: 409,
  address_proved: 409,
} as const;

export const reviewErrorCodes = {
  booking_not_completed: 409,
  already_reviewed: 409,
  already_answered: 409,
  review_too_late: 409,
} as const;

export const reviewFieldCodes = ['rating_missing'] as const;

export const ticketErrorCodes = { ticket_full: 409 } as const;

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

/** Every error code of the API with its HTTP status. */
export const statusOfError = {
  ...commonErrorCodes,
  ...imageErrorCodes,
  ...accountErrorCodes,
  ...codeErrorCodes,
  ...adminErrorCodes,
  ...ticketErrorCodes,
  ...pauseErrorCodes,
  ...safetyErrorCodes,
  ...placeErrorCodes,
  ...profileErrorCodes,
  ...favoriteErrorCodes,
  ...searchErrorCodes,
  ...offerErrorCodes,
  ...bookingErrorCodes,
  ...twoFactorErrorCodes,
  ...leavingErrorCodes,
  ...reviewErrorCodes,
  ...messageErrorCodes,
  ...moneyErrorCodes,
  ...agencyErrorCodes,
  ...pushErrorCodes,
  ...passkeyErrorCodes,
  ...trustedContactErrorCodes,
} as const;
export type ErrorCode = keyof typeof statusOfError;

export type CommonErrorCode = keyof typeof commonErrorCodes | keyof typeof imageErrorCodes;
export type CommonFieldCode = (typeof commonFieldCodes)[number];

export const fieldCodes = [
  ...commonFieldCodes,
  ...accountFieldCodes,
  ...codeFieldCodes,
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

/** The texts of all error codes. */
export interface RefusalTexts {
  readonly errors: Record<ErrorCode, string>;
  readonly fields: Record<FieldCode, string>;
}
