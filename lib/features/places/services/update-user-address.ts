import type { SavedAddressInput } from '#lib/features/places/contracts/places.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';
import { places } from '#lib/features/places/texts/places.en.ts';
import { storeProfile } from '#lib/features/profiles/services/steps/store-profile.ts';

/** Saves one's own address, and with it the place around which one searches or works. */
export const updateUserAddress = async ({ actor, body }: { actor: Actor; body: SavedAddressInput }) => {
  const address = { ...body, country: COUNTRY };
  const { data } = await storeProfile({ actor, body: { address } });
  return { message: places.messages.saved, data };
};
