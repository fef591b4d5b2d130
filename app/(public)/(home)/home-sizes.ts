/** How many items the home page shows, and how many placeholders while it loads. */
export const HOME_SIZES = { categories: 8, services: 8 } as const;
