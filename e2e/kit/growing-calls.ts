/** This many more rows are no growth: short pages become full, and the background process works at the same time. */
export const SPARE = 400;

/** Calls that may examine more rows when everybody has more, and why. */
export const growing: Readonly<Record<string, string>> = {
  'GET /admin/api-keys': 'an office has a few keys, and they are one list',
  'GET /admin/missed-words': 'a filter without an index examines 10,000 rows a page at most',
  'GET /admin/offers': 'counts workers and running bookings in all cities, for one page of the office',
  'GET /admin/overview': 'counts the bookings and new people of a day',
  'GET /users/search-worker': 'examines 2,000 keys of each of its branches at most',
};
