import type { SavedAddressInput } from '#lib/contracts/places.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { COUNTRY } from '#lib/domain/states.ts';
import { places } from '#lib/i18n/en/places.ts';
import { storeProfile } from '../steps/store-profile.ts';

/** Saves one's own address, and with it the place around which one searches or works. */
export const updateUserAddress = async ({ actor, body }: { actor: Actor; body: SavedAddressInput }) => {
  const address = { ...body, country: COUNTRY };
  const { data } = await storeProfile({ actor, body: { address } });
  return { message: places.messages.saved, data };
};
