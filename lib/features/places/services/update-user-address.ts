import type { SavedAddressInput } from '#lib/features/places/contracts/places.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';
import { places } from '#lib/features/places/texts/places.en.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { inTransaction } from '#models/connection.ts';
import { changeOwn } from '#models/people/user.ts';
import { locateAddress, assertPlaceMatchesPin } from './steps/locate-address.ts';
import { releaseGatePhoto } from './steps/release-gate-photo.ts';

/** Saves the user's own address and the location derived from it. */
export const updateUserAddress = async ({
  actor: { userId, locale },
  body,
}: {
  actor: Pick<Actor, 'userId' | 'locale'>;
  body: SavedAddressInput;
}) => {
  await assertPlaceMatchesPin(body, locale);
  const changes = await locateAddress({ ...body, country: COUNTRY });
  const user = await inTransaction(async (tx) => {
    const changed = await changeOwn({ userId, changes }, tx);
    if (changed) await releaseGatePhoto(changed, tx);
    return changed;
  });
  if (!user) throw new AppError('unauthorized');
  return { message: places.messages.saved, data: toSelfUser(user) };
};
