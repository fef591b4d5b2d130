/** The largest file that a message may carry: 10 MB. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** In letters as people count them. */
export const MAX_MESSAGE_LENGTH = 500;

export const MOST_ATTACHMENTS = 5;
