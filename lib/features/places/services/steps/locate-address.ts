import { cityOf } from '#lib/features/places/rules/city-alias.ts';
import { cityKeyOf } from '#lib/features/places/rules/city-key.ts';
import { englishCity, englishState } from '#lib/platform/i18n/place-names.ts';
import type { AddressRecord, UserRecord } from '#models/people/user.ts';
import { pinTable } from './load-pin-table.ts';

const pinOf = ({ pinCode = '' }: AddressRecord): string => /^(\d{6})([- ]\d{4})?$/.exec(pinCode)?.[1] ?? '';

/** What is known of an address. */
export type LocatedAddress = Pick<UserRecord, 'address' | 'cityKey' | 'point'>;

const inEnglish = ({ city, state, ...address }: AddressRecord): AddressRecord => ({
  ...address,
  ...(city !== undefined && { city: englishCity(city) }),
  ...(state !== undefined && { state: englishState(state) }),
});

/** What is stored of an address: itself with the English names of its places, the key of its city, and the centre of its PIN. */
export const locateAddress = async (given: AddressRecord): Promise<LocatedAddress> => {
  const address = inEnglish(given);
  const row = (await pinTable()).find(pinOf(address));
  const centre = row?.point;
  return {
    address,
    cityKey: cityKeyOf(address.city ?? (row ? cityOf(row) : undefined)),
    point: centre ? { type: 'Point', coordinates: [centre.lng, centre.lat] } : null,
  };
};
