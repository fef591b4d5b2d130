/** So much stands on the home page, and so many placeholders while it loads. */
export const HOME_SIZES = { categories: 8, services: 8 } as const;
