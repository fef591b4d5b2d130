/** Saved filters that an admin can have of one list. */
export const MAX_SAVED_FILTERS = 12;

export const MAX_FILTER_NAME = 40;
