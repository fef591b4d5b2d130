/** The user's addresses in the queue of writes; their changes keep their order. */
export const ADDRESSES_ITEM = 'addresses';

/** The call that saves the account's own address, which is the first one of the address book. */
export const OWN_ADDRESS_CALL = 'PUT /users/update-user-address';
