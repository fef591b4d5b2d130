import type { CommonErrorCode, CommonFieldCode } from '#lib/platform/contract/error-codes.ts';

/** Texts of refusals: what happened and what to do next. */
export const errors = {
  validation_failed: 'Please fix the highlighted errors.',
  malformed_body: 'The request could not be read. Send one JSON object and try again.',
  invalid_cursor: 'This page of the list is no longer valid. Load the list again from the start.',
  unauthorized: 'Please login to continue.',
  session_expired: 'jwt expired',
  forbidden: 'Your account may not do this.',
  suspended: 'Your account is suspended. Contact us to have it reviewed.',
  second_factor_needed:
    'Turn on the authenticator app in Privacy & Security first. Admins work with two-step sign-in only.',
  right_needed: 'Your rights in the office do not reach so far. Ask a lead.',
  not_found: 'Not found. It may have been removed.',
  method_not_allowed: 'This address does not take that kind of request.',
  conflict: 'Somebody changed this in the meantime. Load it again and repeat your change.',
  body_too_large: 'This is too large to send. Make it smaller and try again.',
  unsupported_media_type: 'This kind of content is not accepted here. Send JSON.',
  idempotency_mismatch: 'This request was sent before with other content. Start it again.',
  too_many_requests: 'Too many requests. Wait {seconds} seconds and try again.',
  internal: 'Something went wrong!',
  unavailable: 'We cannot reach our records just now. Try again in a few seconds.',
  not_an_image: 'Please upload an image file',
  image_too_large: 'File size must be less than 5MB',
  image_too_many_pixels: 'This picture has too many pixels. Choose a smaller one.',
} satisfies Record<CommonErrorCode, string>;

/** Texts of faults under a field. */
export const fields = {
  required: 'This field is required',
  unknown_field: 'This field is not known here',
  invalid_id: 'The id must be exactly 24 characters',
  invalid_type: 'This has the wrong form',
  invalid_value: 'This value is not possible here',
  unknown_choice: 'This value is not possible here. Choose one of: {choices}',
  invalid_number: 'Please enter a number',
  invalid_text: 'This text holds characters that cannot be stored',
  text_too_short: 'Must be at least {min} characters',
  text_too_long: 'Must not exceed {max} characters',
  number_too_small: 'Must be at least {min}',
  number_too_big: 'Must not exceed {max}',
  list_too_long: 'Must not have more than {max} entries',
} satisfies Record<CommonFieldCode, string>;
