/** So many skills, and so many work types, a worker may name. */
export const MOST_TICKED = 20;
