/** By what results may be sorted: that goes first, and behind it the order of results. */
export const searchSorts = ['distance', 'price', 'rating'] as const;
export type SearchSort = (typeof searchSorts)[number];
