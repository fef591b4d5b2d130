import type { StoreAccount } from './accounts.ts';
import { customerRows } from './customer-rows.ts';
import { livingAt } from './places.ts';

/** Stores the customers. */
export const loadDemoCustomers = async (store: StoreAccount): Promise<void> => {
  for (const [name, pinCode, street] of customerRows)
    await store({ name, role: 'customer', ...(await livingAt(pinCode, street)) });
};
