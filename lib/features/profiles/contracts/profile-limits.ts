/** So many skills, and so many work types, a worker may name. */
export const MOST_TICKED = 20;

/** What a worker's form begins with where nothing is chosen yet: kilometres, and rupees. */
export const FIRST_RADIUS_KM = 5;
export const FIRST_PRICE = 500;
