import { parsePin, toStateKey } from '#lib/features/people/rules/search-listing.ts';
import { citiesFor, cityFor } from '#lib/features/places/rules/city-alias.ts';
import { toCityKey } from '#lib/features/places/rules/city-key.ts';
import { indianStates } from '#lib/features/places/rules/states.ts';
import { englishCity, englishState } from '#lib/platform/i18n/place-names.ts';
import { pinTable } from './load-pin-table.ts';

/** The parts of an address that tell its city. */
export interface CityParts {
  pinCode?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
}

interface City {
  city: string;
  state: string;
}

/** Returns the key of a city of a state: several states have a Bilaspur. */
export const toStateCityKey = (state: string, city: string): string =>
  `${toStateKey(englishState(state)) ?? ''}/${toCityKey(englishCity(city)) ?? ''}`;

/** Returns the cities of India by their key. */
export const listKnownCities = async (): Promise<ReadonlyMap<string, City>> => {
  const districts = (await pinTable()).districts();
  const all = indianStates.flatMap(({ name: state }) =>
    citiesFor(state, districts.get(state) ?? []).map((city) => ({ state, city })),
  );
  return new Map(all.map((one) => [toStateCityKey(one.state, one.city), one]));
};

/** Returns whether the list of cities has this one in this state. */
export const isKnownCity = async ({ city, state }: City): Promise<boolean> =>
  (await listKnownCities()).has(toStateCityKey(state, city));

/** Spells a city that no list has, so that 'kakori' and ' KAKORI' are one. */
const tidy = (city: string): string =>
  (toCityKey(englishCity(city)) ?? '').replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

const findTyped = async (city: string, state: string | null | undefined): Promise<City[]> => {
  const known = await listKnownCities();
  if (state) {
    const english = englishState(state);
    return [known.get(toStateCityKey(english, city)) ?? { city: tidy(city), state: english }];
  }
  return indianStates.flatMap(({ name }) => known.get(toStateCityKey(name, city)) ?? []);
};

/**
 * Returns the city that an address belongs to. Its PIN decides, whatever was typed, because the worker goes there. Only
 * without a known PIN the typed names count; without a state they may name several cities.
 */
export const findCities = async ({ pinCode, city, state }: CityParts): Promise<City[]> => {
  const pin = parsePin(pinCode ?? undefined);
  const row = pin === null ? null : (await pinTable()).find(pin);
  if (row) return [{ city: cityFor(row), state: row.state }];
  return city ? findTyped(city, state) : [];
};

/** Returns the name of an address's city, in one spelling whatever was typed; empty if it names none. */
export const readCity = async (parts: CityParts): Promise<string> =>
  (await findCities(parts))[0]?.city ?? tidy(parts.city ?? '');
