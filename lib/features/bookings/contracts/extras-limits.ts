/** How many lines a worker can add to one job; a withdrawn line frees its place. */
export const MAX_EXTRAS = 5;
/** How many lines a worker can propose for one job in all: each one interrupts the customer. */
export const MAX_EXTRA_PROPOSALS = 10;
/** The most that one job’s accepted and unanswered lines can cost together. */
export const MAX_EXTRAS_PAISE = 2_000_000;
export const MIN_EXTRA_PAISE = 100;
export const MAX_EXTRA_WORDS = 80;
