/** Sort options. Workers who tie keep the default ranking. */
export const searchSorts = ['distance', 'price', 'rating'] as const;
export type SearchSort = (typeof searchSorts)[number];
