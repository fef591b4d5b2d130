/** The user's own profile in the queue of writes; its changes keep their order. */
export const PROFILE_ITEM = 'profile';
