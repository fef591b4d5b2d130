/** 10 MB. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** In graphemes. */
export const MAX_MESSAGE_LENGTH = 500;

export const MAX_ATTACHMENTS = 5;
