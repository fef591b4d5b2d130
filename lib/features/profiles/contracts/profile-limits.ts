/** So many skills, and so many work types, a worker may name. */
export const MOST_TICKED = 20;

/** What a worker's form begins with where nothing is chosen yet: kilometres, and rupees. */
export const FIRST_RADIUS_KM = 5;
export const FIRST_PRICE = 500;

/** So many pictures of work a worker may show, and so long are the words below each. */
export const MOST_WORK_PICTURES = 8;
export const MOST_CAPTION_LETTERS = 100;
