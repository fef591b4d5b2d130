import type { CustomerProfileBody } from '#lib/features/profiles/contracts/profiles.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { storeProfile } from '#lib/features/profiles/services/steps/store-profile.ts';

/** Changes the customer's own name and phone. */
export const updateCustomerProfile = (input: { actor: Actor; body: CustomerProfileBody }) =>
  storeProfile(input);
