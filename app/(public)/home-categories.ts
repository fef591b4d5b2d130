/** So many categories stand on the home page, and so many placeholders while they load. */
export const HOME_CATEGORIES = 8;
