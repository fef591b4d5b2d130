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

/** Characters of the office's answer, and of the reason why a ticket gets another assignee. */
export const MAX_ANSWER_LENGTH = 2000;
export const MAX_REASON_LENGTH = 500;

/** Tickets that the office can close or assign with one act. */
export const MAX_TICKETS_TOGETHER = 50;
