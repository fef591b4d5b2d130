/** So many addresses somebody may keep. */
export const MOST_ADDRESSES = 5;
