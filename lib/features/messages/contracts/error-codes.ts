export const messageErrorCodes = {
  not_allowed: 403,
  blocked: 403,
  attachment_too_large: 413,
} as const;

export const messageFieldCodes = [
  'message_empty',
  'message_too_long',
  'attachment_size',
  'attachment_too_big',
  'unknown_attachment',
] as const;
