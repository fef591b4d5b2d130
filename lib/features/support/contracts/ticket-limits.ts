/** Characters of a message to us. */
export const MIN_MESSAGE_LENGTH = 5;
export const MAX_MESSAGE_LENGTH = 2000;

/** Messages of an author until the office answers, and of both sides in all. */
export const MAX_UNANSWERED_MESSAGES = 10;
export const MAX_THREAD_MESSAGES = 100;

/** How long after closing a reply opens the ticket again. */
export const REOPEN_DAYS = 14;

/** Pictures per message. */
export const MAX_SCREENSHOTS = 3;

/** Tickets that the office can close or assign with one act. */
export const MAX_TICKETS_TOGETHER = 50;
