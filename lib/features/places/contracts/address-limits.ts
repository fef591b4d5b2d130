/** Maximum number of saved addresses. */
export const MAX_ADDRESSES = 5;
