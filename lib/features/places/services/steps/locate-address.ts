import type { PinRow } from '#lib/features/places/rules/geo.ts';
import type { PinTable } from '#lib/features/places/rules/pin-table.ts';
import { cityOf } from '#lib/features/places/rules/city-alias.ts';
import { cityKeyOf } from '#lib/features/places/rules/city-key.ts';
import { englishCity, englishState } from '#lib/platform/i18n/place-names.ts';
import type { AddressRecord, UserRecord } from '#models/people/user.ts';
import { pinTable } from './load-pin-table.ts';

const pinOf = ({ pinCode = '' }: AddressRecord): string => /^(\d{6})([- ]\d{4})?$/.exec(pinCode)?.[1] ?? '';

/** What is known of an address. */
export type LocatedAddress = Pick<UserRecord, 'address' | 'cityKey' | 'point'>;

/** A PIN may be called by the name of a city so near. */
const CITY_KM = 50;

const keyOf = (row: Pick<PinRow, 'state' | 'district'> | null): string | null =>
  row && cityKeyOf(cityOf(row));

const isCity = (table: PinTable, key: string): boolean =>
  [...table.districts()].some(([state, districts]) =>
    districts.some((district) => keyOf({ state, district }) === key),
  );

/** Whether a PIN lies in a city or near it; a name that the table does not know says nothing against it. */
const isNear = (table: PinTable, { point }: PinRow, key: string): boolean => {
  if (!point || !isCity(table, key)) return true;
  return table
    .around(point, { kilometres: CITY_KM })
    .some(({ pinCode }) => keyOf(table.find(pinCode)) === key);
};

const inEnglish = ({ city, state, ...address }: AddressRecord): AddressRecord => ({
  ...address,
  ...(city !== undefined && { city: englishCity(city) }),
  ...(state !== undefined && { state: englishState(state) }),
});

interface Known extends Pick<LocatedAddress, 'address' | 'cityKey'> {
  row: PinRow | null;
}

const locate = ({ address, row, cityKey }: Known): LocatedAddress => {
  const centre = row?.point;
  return {
    address,
    cityKey,
    point: centre ? { type: 'Point', coordinates: [centre.lng, centre.lat] } : null,
  };
};

/** What is stored of an address: itself with the English names of its places, the key of its city, unless its PIN lies elsewhere, and the centre of its PIN. */
export const locateAddress = async (given: AddressRecord): Promise<LocatedAddress> => {
  const address = inEnglish(given);
  const table = await pinTable();
  const row = table.find(pinOf(address));
  const [typed, own] = [cityKeyOf(address.city), keyOf(row)];
  const isBelieved = typed !== null && (row === null || typed === own || isNear(table, row, typed));
  return locate({ address, row, cityKey: isBelieved ? typed : own });
};

/** Where work is to be: in the city of its PIN, whatever is typed beside it. */
export const locateJob = async (given: AddressRecord): Promise<LocatedAddress> => {
  const address = inEnglish(given);
  const row = (await pinTable()).find(pinOf(address));
  return locate({ address, row, cityKey: keyOf(row) ?? cityKeyOf(address.city) });
};
