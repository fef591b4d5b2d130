import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { cityOf } from '#lib/features/places/rules/city-alias.ts';
import { cityKeyOf } from '#lib/features/places/rules/city-key.ts';
import type { PinTable } from '#lib/features/places/rules/pin-table.ts';
import type { GeoPoint, NearPin } from '#lib/features/places/rules/geo.ts';
import type { SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import {
  areasAround,
  areasByDistance,
  FARTHEST_KM,
  type SearchArea,
} from '#lib/features/search/rules/search-area.ts';
import { pinOf, stateKeyOf } from '#lib/features/people/rules/search-listing.ts';
import { englishCity, englishState } from '#lib/platform/i18n/place-names.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';

/** A place as it is asked for. */
export interface AskedPlace {
  pinCode?: string;
  city?: string;
  state?: string;
  country?: string;
}

export interface FoundPlace {
  areas: SearchArea[];
  /** Where distances are measured from. */
  point: GeoPoint | null;
}

const around = createTtlCache<NearPin[]>({ name: 'pinsAround', most: 500 });

const pinsAround = (table: PinTable, pinCode: string, point: GeoPoint | null): NearPin[] =>
  around.get(pinCode, () => {
    const near = point ? table.around(point, { kilometres: FARTHEST_KM }) : [];
    // A PIN without a centre is a place of its own.
    return near.some((pin) => pin.pinCode === pinCode) ? near : [{ pinCode, km: 0 }, ...near];
  });

const isAbroad = ({ country }: AskedPlace): boolean =>
  country !== undefined && stateKeyOf(country) !== stateKeyOf(COUNTRY);

const withoutPin = ({ city = '', state = '' }: AskedPlace): SearchArea => {
  const [cityKey, stateKey] = [cityKeyOf(englishCity(city)), stateKeyOf(englishState(state))];
  if (cityKey !== null) return { kind: 'city', band: 0, city: cityKey, except: [] };
  return stateKey === null ? { kind: 'anywhere', band: 0 } : { kind: 'state', band: 0, state: stateKey };
};

interface ReaderPlace extends AskedPlace {
  /** The PIN of whoever searches, where the search itself goes further. */
  from?: string | undefined;
}

/** The city and state in which a reader is, as far as the search says it. */
export const ownPlaceOf = async ({ pinCode, from, city, state }: ReaderPlace): Promise<AskedPlace> => {
  const pin = pinOf(pinCode) ?? pinOf(from);
  const row = pin === null ? null : (await pinTable()).find(pin);
  if (row) return { city: cityOf(row), state: row.state };
  return { ...(city && { city: englishCity(city) }), ...(state && { state: englishState(state) }) };
};

/** The areas in which workers for a place are looked for, nearest first; none abroad. */
export const areasOfPlace = async (asked: AskedPlace, sort?: SearchSort): Promise<FoundPlace> => {
  const pinCode = pinOf(asked.pinCode);
  if (isAbroad(asked)) return { areas: [], point: null };
  if (pinCode === null) return { areas: [withoutPin(asked)], point: null };
  const table = await pinTable();
  const row = table.find(pinCode);
  const point = row?.point ?? null;
  const named = asked.city ?? (row ? cityOf(row) : undefined);
  const city = cityKeyOf(named && englishCity(named));
  const near = pinsAround(table, pinCode, point);
  const isByDistance = sort === 'distance' && point !== null;
  const areas = isByDistance ? areasByDistance({ near, city, isServed: true }) : areasAround(near, city);
  return { areas, point };
};

/** Everybody in the country, as near as they are to a PIN. */
export const areasAroundPin = async (from: string): Promise<SearchArea[] | null> => {
  const pinCode = pinOf(from);
  const table = await pinTable();
  const point = (pinCode !== null && table.find(pinCode)?.point) || null;
  if (pinCode === null || point === null) return null;
  return areasByDistance({ near: pinsAround(table, pinCode, point), city: null, isServed: false });
};
