import type { CustomerProfileBody } from '#lib/contracts/profiles.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { storeProfile } from '../steps/store-profile.ts';

/** Changes the customer's own name and phone. */
export const updateCustomerProfile = (input: { actor: Actor; body: CustomerProfileBody }) =>
  storeProfile(input);
