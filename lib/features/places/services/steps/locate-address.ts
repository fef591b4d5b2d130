import { toPoint } from '#lib/features/places/contracts/digipin.ts';
import { kilometresBetween, type PinRow } from '#lib/features/places/rules/geo.ts';
import { cityFor } from '#lib/features/places/rules/city-alias.ts';
import { toCityKey } from '#lib/features/places/rules/city-key.ts';
import { isNearCity, isNearState, keyOfRow } from '#lib/features/places/rules/near-pin.ts';
import { indianStates } from '#lib/features/places/rules/states.ts';
import type { NamedFault } from '#lib/platform/contract/field-faults.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { cityIn, englishCity, englishState, stateIn } from '#lib/platform/i18n/place-names.ts';
import type { AddressRecord, UserRecord } from '#models/people/user.ts';
import { pinTable } from './load-pin-table.ts';

const toPin = ({ pinCode = '' }: AddressRecord): string => /^(\d{6})([- ]\d{4})?$/.exec(pinCode)?.[1] ?? '';

/** The location fields stored with an address. */
export type LocatedAddress = Pick<UserRecord, 'address' | 'cityKey' | 'point'>;

const inEnglish = ({ city, state, ...address }: AddressRecord): AddressRecord => ({
  ...address,
  ...(city !== undefined && { city: englishCity(city) }),
  ...(state !== undefined && { state: englishState(state) }),
});

interface LocationParts extends Pick<LocatedAddress, 'address' | 'cityKey'> {
  row: PinRow | null;
}

const locate = ({ address, row, cityKey }: LocationParts): LocatedAddress => {
  const centre = row?.point;
  return {
    address,
    cityKey,
    point: centre ? { type: 'Point', coordinates: [centre.lng, centre.lat] } : null,
  };
};

/**
 * Returns what is stored for an address: English place names, the centre of its PIN, and the city key unless the PIN
 * is elsewhere.
 */
export const locateAddress = async (entered: AddressRecord): Promise<LocatedAddress> => {
  const address = inEnglish(entered);
  const table = await pinTable();
  const row = table.find(toPin(address));
  const [typed, own] = [toCityKey(address.city), keyOfRow(row)];
  const isBelieved = typed !== null && (row === null || typed === own || isNearCity(table, row, typed));
  return locate({ address, row, cityKey: isBelieved ? typed : own });
};

/** The name of a PIN's area; empty if it is that of its city. */
const toArea = (row: PinRow | null): string =>
  row && ![row.district, cityFor(row)].includes(row.area) ? row.area : '';

/** Locates a booking's address: its city is the PIN's, regardless of what was typed. */
export const locateBooking = async (entered: AddressRecord): Promise<LocatedAddress & { area: string }> => {
  const address = inEnglish(entered);
  const row = (await pinTable()).find(toPin(address));
  const located = locate({ address, row, cityKey: keyOfRow(row) ?? toCityKey(address.city) });
  return { ...located, area: toArea(row) };
};

/** Farther from the centre of its PIN, a door is not there: the largest PIN areas are about this wide. */
const MAX_DOOR_KM = 15;

/** The fault of a DIGIPIN that is far from its PIN; an unknown PIN has no centre to compare with. */
const doorFault = async ({ digipin, ...address }: AddressRecord): Promise<NamedFault | null> => {
  const door = digipin === undefined ? null : toPoint(digipin);
  const centre = door && (await pinTable()).find(toPin(address))?.point;
  if (!door || !centre || kilometresBetween(door, centre) <= MAX_DOOR_KM) return null;
  return { field: 'digipin', code: 'digipin_far' };
};

/** Throws when the DIGIPIN of an address is far from its PIN; `prefix` is that of the form's field names. */
export const assertDoorIsNear = async (address: AddressRecord, prefix = ''): Promise<void> => {
  const fault = await doorFault(address);
  if (!fault) return;
  const errors = [{ ...fault, field: `${prefix}${fault.field}` }];
  throw new AppError('validation_failed', { errors });
};

const placeFaults = async (entered: AddressRecord, locale: Locale): Promise<NamedFault[]> => {
  const { city, state } = inEnglish(entered);
  if (!indianStates.some(({ name }) => name === state)) return [{ field: 'state', code: 'state_unknown' }];
  const table = await pinTable();
  const row = table.find(toPin(entered));
  if (!row) return [];
  if (!isNearState(table, row, state ?? ''))
    return [{ field: 'pinCode', code: 'pin_elsewhere', params: { place: stateIn(locale, row.state) } }];
  const key = toCityKey(city);
  const isThere = key === null || key === keyOfRow(row) || isNearCity(table, row, key);
  if (isThere) return [];
  return [{ field: 'pinCode', code: 'pin_elsewhere', params: { place: cityIn(locale, cityFor(row)) } }];
};

/**
 * Throws when the PIN is far from the typed city or state: search uses the PIN, people read the words. Unknown PINs
 * are accepted. The error names the PIN's place in the reader's language.
 */
export const assertPlaceMatchesPin = async (entered: AddressRecord, locale: Locale): Promise<void> => {
  const errors = await placeFaults(entered, locale);
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  await assertDoorIsNear(entered);
};
