import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { cityFor } from '#lib/features/places/rules/city-alias.ts';
import { toCityKey } from '#lib/features/places/rules/city-key.ts';
import type { PinTable } from '#lib/features/places/rules/pin-table.ts';
import type { GeoPoint, NearPin } from '#lib/features/places/rules/geo.ts';
import type { SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import {
  areasAround,
  areasByDistance,
  areasFrom,
  MAX_DISTANCE_KM,
  type SearchArea,
} from '#lib/features/search/rules/search-area.ts';
import { parsePin, toStateKey } from '#lib/features/people/rules/search-listing.ts';
import { englishCity, englishState } from '#lib/platform/i18n/place-names.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';

export interface SearchedPlace {
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

const around = createTtlCache<NearPin[]>({ name: 'pinsAround', maxEntries: 500 });

const pinsAround = (table: PinTable, pinCode: string, point: GeoPoint | null): NearPin[] =>
  around.get(pinCode, () => {
    const near = point ? table.around(point, { kilometres: MAX_DISTANCE_KM }) : [];
    // A PIN without coordinates has no neighbours but itself.
    return near.some((pin) => pin.pinCode === pinCode) ? near : [{ pinCode, km: 0 }, ...near];
  });

const isAbroad = ({ country }: SearchedPlace): boolean =>
  country !== undefined && toStateKey(country) !== toStateKey(COUNTRY);

const withoutPin = ({ city = '', state = '' }: SearchedPlace): SearchArea => {
  const [cityKey, stateKey] = [toCityKey(englishCity(city)), toStateKey(englishState(state))];
  if (cityKey !== null) return { kind: 'city', band: 0, city: cityKey, except: [] };
  return stateKey === null ? { kind: 'anywhere', band: 0 } : { kind: 'state', band: 0, state: stateKey };
};

interface ReaderPlace extends SearchedPlace {
  /** The reader's PIN, when the search covers a wider area. */
  from?: string | undefined;
}

/** Returns the reader's city and state, as far as the search names them. */
export const findReaderPlace = async ({
  pinCode,
  from,
  city,
  state,
}: ReaderPlace): Promise<SearchedPlace> => {
  const pin = parsePin(pinCode) ?? parsePin(from);
  const row = pin === null ? null : (await pinTable()).find(pin);
  if (row) return { city: cityFor(row), state: row.state };
  return { ...(city && { city: englishCity(city) }), ...(state && { state: englishState(state) }) };
};

/** Returns the areas to search for workers at a place, nearest first; none for places abroad. */
export const findAreas = async (place: SearchedPlace, sort?: SearchSort): Promise<FoundPlace> => {
  const pinCode = parsePin(place.pinCode);
  if (isAbroad(place)) return { areas: [], point: null };
  if (pinCode === null) return { areas: [withoutPin(place)], point: null };
  const table = await pinTable();
  const row = table.find(pinCode);
  const point = row?.point ?? null;
  const named = place.city ?? (row ? cityFor(row) : undefined);
  const city = toCityKey(named && englishCity(named));
  const near = pinsAround(table, pinCode, point);
  const isByDistance = sort === 'distance' && point !== null;
  const areas = isByDistance ? areasByDistance({ near, city, isServed: true }) : areasAround(near, city);
  return { areas, point };
};

/** Returns areas that cover all workers, first those who travel to a PIN; null where its position is unknown. */
export const areasFromPin = async (from: string): Promise<SearchArea[] | null> => {
  const pinCode = parsePin(from);
  const table = await pinTable();
  const row = pinCode === null ? undefined : table.find(pinCode);
  if (pinCode === null || !row?.point) return null;
  return areasFrom(pinsAround(table, pinCode, row.point), toCityKey(englishCity(cityFor(row))));
};

/** Returns areas that cover all workers by their distance to a PIN. */
export const areasAroundPin = async (from: string): Promise<SearchArea[] | null> => {
  const pinCode = parsePin(from);
  const table = await pinTable();
  const point = (pinCode !== null && table.find(pinCode)?.point) || null;
  if (pinCode === null || point === null) return null;
  return areasByDistance({ near: pinsAround(table, pinCode, point), city: null, isServed: false });
};
