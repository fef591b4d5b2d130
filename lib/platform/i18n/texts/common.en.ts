import type { CommonErrorCode, CommonFieldCode } from '#lib/platform/contract/error-codes.ts';

/** Error texts: what happened and what to do next. */
export const errors = {
  validation_failed: 'Please fix the highlighted errors.',
  malformed_body: 'We couldn’t read the request. Send one JSON object and try again.',
  invalid_cursor: 'This page of the list has expired. Load the list again from the start.',
  key_in_address:
    'This address contains an API key. Create a new key and send it in the Authorization header instead.',
  unauthorized: 'Please login to continue.',
  session_expired: 'jwt expired',
  forbidden: 'Your account can’t do this.',
  suspended: 'Your account is paused. Contact us to have it reviewed.',
  second_factor_needed: 'Turn on two-factor authentication in Privacy & Security first. Admins need it.',
  right_needed: 'You don’t have permission for this in the office. Ask a lead.',
  person_needed: 'API keys can’t be used for this. Log in and do it yourself.',
  not_found: 'Not found. It may have been removed.',
  feature_off: 'This isn’t available here.',
  method_not_allowed: 'This address doesn’t accept this kind of request.',
  conflict: 'Someone else changed this in the meantime. Load it again and repeat your change.',
  in_progress: 'We’re still working on this. Wait a moment.',
  already_done: 'This was already done. Reload to see the current state.',
  body_too_large: 'This is too large to send. Make it smaller and try again.',
  unsupported_media_type: 'This kind of content isn’t accepted here. Send JSON.',
  idempotency_mismatch: 'This request was already sent with different content. Start again.',
  too_many_requests: 'Too many requests. Wait {seconds} seconds and try again.',
  internal: 'Something went wrong!',
  unavailable: 'We can’t load your data right now. Try again in a few seconds.',
  not_an_image: 'Please upload an image file',
  image_too_large: 'File size must be less than 5MB',
  image_too_many_pixels: 'This picture has too many pixels. Choose a smaller one.',
} satisfies Record<CommonErrorCode, string>;

/** Error texts below a field. */
export const fields = {
  required: 'This field is required',
  unknown_field: 'This field isn’t accepted here',
  invalid_id: 'The ID must be exactly 24 characters',
  invalid_type: 'This has the wrong format',
  invalid_value: 'This value isn’t allowed here',
  unknown_choice: 'This value isn’t allowed here. Choose one of: {choices}',
  null_given: 'Leave this out, or give it a value',
  invalid_number: 'Please enter a number',
  whole_number: 'Please enter a whole number',
  number_steps: 'Must be from {min} to {max}, in steps of {step}',
  invalid_text: 'This text has characters we can’t save',
  text_too_short: 'Must be at least {min} characters',
  text_too_long: 'Must not exceed {max} characters',
  number_too_small: 'Must be at least {min}',
  number_too_big: 'Must not exceed {max}',
  list_too_long: 'Must not have more than {max} entries',
} satisfies Record<CommonFieldCode, string>;
