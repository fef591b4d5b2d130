import type { PinRow } from '#lib/features/places/rules/geo.ts';
import type { PinTable } from '#lib/features/places/rules/pin-table.ts';
import { toCityKey } from '#lib/features/places/rules/city-key.ts';
import type { NamedArea } from '../suggest.ts';
import { plainDigits, toLatin } from '#lib/platform/text/latin.ts';
import { soundKey } from '#lib/platform/text/sound-key.ts';

/** A PIN code with its place names. */
interface NamedPin {
  readonly pinCode: string;
  readonly area: string;
  readonly city: string;
  readonly state: string;
}

type Pins = Pick<PinTable, 'rows' | 'find'>;
type CityOf = (row: PinRow) => string;

export interface TypedPlace {
  readonly pinCode?: string;
  readonly city?: string;
  readonly state?: string;
}

export interface PlaceFound {
  readonly place: TypedPlace | null;
  /** The candidates: the place itself, or an area once for each city that has one of that name. */
  readonly named: readonly NamedArea[];
  /** The typed words that named the place. */
  readonly placeWords: readonly string[];
  /** The remaining words. */
  readonly words: readonly string[];
}

/** Nicknames that neither spelling nor sound would match. */
const cityNicknames: Readonly<Record<string, string>> = {
  ...{ lakhnau: 'Lucknow', laknavu: 'Lucknow', sennai: 'Chennai', madras: 'Chennai', bombay: 'Mumbai' },
  ...{ calcutta: 'Kolkata', kalkatta: 'Kolkata', bangalore: 'Bengaluru', bengalooru: 'Bengaluru' },
  ...{ banaras: 'Varanasi', kashi: 'Varanasi', allahabad: 'Prayagraj', ilahabad: 'Prayagraj' },
  ...{ gurgaon: 'Gurugram', gudgaon: 'Gurugram', mysore: 'Mysuru', vizag: 'Visakhapatnam' },
  ...{ trivandrum: 'Thiruvananthapuram', calicut: 'Kozhikode', poona: 'Pune', baroda: 'Vadodara' },
  ...{ trichy: 'Tiruchirappalli', pondicherry: 'Puducherry', pandichcheri: 'Puducherry' },
};
const stateNicknames: Readonly<Record<string, string>> = {
  ...{ dilli: 'Delhi', dehli: 'Delhi', tilli: 'Delhi' },
  ...{ orissa: 'Odisha', bangal: 'West Bengal', tamilnad: 'Tamil Nadu' },
};

const MAX_PLACE_WORDS = 4;
const MIN_AREA_LENGTH = 5;

const toKey = (words: readonly string[]): string => soundKey(words.map(toLatin).join(''));
const keyOfName = (name: string): string =>
  toKey(
    name
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .split(' ')
      .filter(Boolean),
  );

// Native spellings of a city differ from the English one in their vowels.
const toConsonants = (key: string): string => key.replace(/[aeiouy]/g, '');
const MIN_CONSONANTS = 4;
const isNative = (words: readonly string[]): boolean => words.every((word) => !/^[a-z0-9]/.test(word));

const addAll = (names: Map<string, string>, name: string): void => {
  const key = keyOfName(name);
  names.set(key, name);
  const bare = toConsonants(key);
  if (bare.length >= MIN_CONSONANTS && !names.has(`~${bare}`)) names.set(`~${bare}`, name);
};

const indexNames = (names: Iterable<string>, also: Readonly<Record<string, string>>): Map<string, string> => {
  const all = new Map<string, string>();
  for (const name of names) addAll(all, name);
  for (const [spelling, name] of Object.entries(also)) all.set(soundKey(spelling), name);
  return all;
};

export interface PlaceQuery {
  readonly words: readonly string[];
  /**
   * Other readings of a word: an exact or similar vocabulary word, or a person's name. A city may be similar to a
   * word or share a person's name; an area may not.
   */
  otherwise(word: string): 'word' | 'alike' | 'name' | null;
}

const lookUp = (names: ReadonlyMap<string, string>, { words, otherwise }: PlaceQuery): string | null => {
  const key = toKey(words);
  const isOnlyPlace = isNative(words) && words.every((word) => otherwise(word) === null);
  return names.get(key) ?? (isOnlyPlace ? (names.get(`~${toConsonants(key)}`) ?? null) : null);
};

// Letter classes for a quick outline; among places with the same outline, sound decides.
const kinds = 'a0 b1 c2 d3 e0 f4 g5 h0 i0 j6 k2 l7 m8 n8 o0 p4 q2 r9 s_ t3 u0 v0 w0 x2 y0 z6'
  .split(' ')
  .map((pair) => pair.charAt(1));
const FIRST_LETTER = 97;

const toOutline = (latin: string): string => {
  let outline = '';
  for (let at = 0; at < latin.length; at += 1) {
    const kind = kinds[(latin.charCodeAt(at) | 0x20) - FIRST_LETTER] ?? '0';
    if (kind !== '0' && !outline.endsWith(kind)) outline += kind;
  }
  return outline;
};

const indexAreas = (rows: readonly PinRow[]): Map<string, string[]> => {
  const areas = new Map<string, string[]>();
  for (const { area, pinCode } of rows) {
    const outline = toOutline(area);
    const list = areas.get(outline);
    if (list) list.push(pinCode);
    else areas.set(outline, [pinCode]);
  }
  return areas;
};

interface City {
  readonly state: string;
  /** Its number of PIN codes. */
  readonly size: number;
}

/** Cities of the table by name; the first wins when two share a name. */
const indexCities = (rows: readonly PinRow[], cityOf: CityOf): Map<string, City> => {
  const cities = new Map<string, City>();
  for (const row of rows) {
    const { state, size } = cities.get(cityOf(row)) ?? { state: row.state, size: 0 };
    cities.set(cityOf(row), { state, size: size + 1 });
  }
  return cities;
};

interface Tables {
  /** Returns null for an unknown PIN. */
  pin(pinCode: string): NamedPin | null;
  readonly known: ReadonlyMap<string, City>;
  readonly states: ReadonlyMap<string, string>;
  readonly cities: ReadonlyMap<string, string>;
  /** PIN codes by the outline of their area's name. */
  readonly areas: ReadonlyMap<string, readonly string[]>;
}

const toLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1');

// There are too many areas for fuzzy matching: in Latin script only the exact spelling counts.
const findAreas = ({ areas, pin }: Tables, words: readonly string[]): NamedPin[] => {
  const key = toKey(words);
  const letters = isNative(words) ? null : toLetters(words.join(''));
  if (key.length < MIN_AREA_LENGTH) return [];
  const pins = areas.get(toOutline(words.map(toLatin).join(''))) ?? [];
  return pins
    .flatMap((code) => pin(code) ?? [])
    .filter(({ area }) => (letters === null ? keyOfName(area) === key : toLetters(area) === letters));
};

interface Part {
  readonly pin?: string;
  readonly state?: string;
  readonly city?: string;
  readonly area?: readonly NamedPin[];
}

const findPart = (tables: Tables, query: PlaceQuery): Part | null => {
  const { words, otherwise } = query;
  const [only = ''] = words;
  if (words.length === 1 && tables.pin(only)) return { pin: only };
  const known = words.map(otherwise);
  if (known.every((other) => other === 'word')) return null;
  const state = lookUp(tables.states, query);
  if (state !== null) return { state };
  const city = lookUp(tables.cities, query);
  if (city !== null) return { city };
  const area = known.every((other) => other !== null) ? [] : findAreas(tables, words);
  return area.length > 0 ? { area } : null;
};

const isSameCity = (one: string, other: string): boolean => toCityKey(one) === toCityKey(other);

const only = <Value>(values: readonly (Value | undefined)[]): Value | undefined =>
  values.find((value) => value !== undefined);

const toNamed = ({ area, pinCode, city, state }: NamedPin): NamedArea => ({
  name: area,
  pinCode,
  city,
  state,
});

/** Lists an area once per city that has it: the reader's state first, then larger cities first. */
const oncePerCity = (pins: readonly NamedPin[], { known }: Tables, own: TypedPlace | null): NamedPin[] => {
  const once = pins.filter((pin, at) => pins.findIndex(({ city }) => isSameCity(city, pin.city)) === at);
  const countCityPins = ({ city }: NamedPin): number => known.get(city)?.size ?? 0;
  const isNear = ({ state }: NamedPin): number => Number(state === own?.state);
  return once.toSorted(
    (one, other) => isNear(other) - isNear(one) || countCityPins(other) - countCityPins(one),
  );
};

type Named = Pick<PlaceFound, 'place' | 'named'>;

const cityOrState = ({ city, state }: TypedPlace, { known }: Tables): Named => {
  const name = city ?? state;
  if (name === undefined) return { place: null, named: [] };
  const inState = state ?? known.get(name)?.state ?? '';
  const place = { ...(city !== undefined && { city }), ...(state !== undefined && { state }) };
  return { place, named: [{ name, pinCode: null, city: city ?? null, state: inState }] };
};

/** Combines the parts into one place. An area found in several cities is taken to be in the reader's own. */
const join = (parts: readonly Part[], tables: Tables, own: TypedPlace | null): Named => {
  const pinCode = only(parts.map(({ pin }) => pin));
  const row = pinCode === undefined ? null : tables.pin(pinCode);
  if (row) return { place: { pinCode: row.pinCode }, named: [toNamed(row)] };
  const city = only(parts.map((part) => part.city));
  const state = only(parts.map((part) => part.state));
  const fitting = (only(parts.map(({ area }) => area)) ?? []).filter(
    (pin) =>
      (city === undefined || isSameCity(pin.city, city)) && (state === undefined || pin.state === state),
  );
  const cities = oncePerCity(fitting, tables, own);
  const ownCity = own?.city;
  const meant =
    cities.length === 1
      ? cities[0]
      : cities.find((pin) => ownCity !== undefined && isSameCity(pin.city, ownCity));
  if (meant)
    return {
      place: { pinCode: meant.pinCode, city: meant.city, state: meant.state },
      named: [toNamed(meant)],
    };
  const wider = cityOrState({ ...(city && { city }), ...(state && { state }) }, tables);
  return cities.length > 0 ? { ...wider, named: cities.map(toNamed) } : wider;
};

/** Builds a finder of PIN codes, areas, cities and states in typed text; `own` is the reader's place. */
export const createPlaceWords = (pins: Pins, cityOf: CityOf) => {
  const rows = pins.rows();
  const known = indexCities(rows, cityOf);
  const tables: Tables = {
    known,
    pin: (pinCode) => {
      const row = pins.find(pinCode);
      return row && { ...row, city: cityOf(row) };
    },
    states: indexNames(new Set(rows.map(({ state }) => state)), stateNicknames),
    cities: indexNames(known.keys(), cityNicknames),
    areas: indexAreas(rows),
  };
  return (
    typed: readonly string[],
    otherwise: PlaceQuery['otherwise'],
    own: TypedPlace | null = null,
  ): PlaceFound => {
    const words = typed.map(plainDigits);
    const parts: Part[] = [];
    const used = new Set<number>();
    for (let length = MAX_PLACE_WORDS; length > 0; length -= 1)
      for (let at = 0; at + length <= words.length; at += 1) {
        const range = words.slice(at, at + length);
        if (range.some((_, index) => used.has(at + index))) continue;
        const part = findPart(tables, { words: range, otherwise });
        if (!part) continue;
        parts.push(part);
        range.forEach((_, index) => used.add(at + index));
      }
    const { place, named } = join(parts, tables, own);
    if (named.length === 0) return { place, named, placeWords: [], words };
    const left = words.filter((_, at) => !used.has(at));
    // When the city is ambiguous, a single word or the whole text could also be a person's name.
    const mayBeName = place === null && (used.size === 1 || left.length === 0);
    return {
      place,
      named,
      placeWords: typed.filter((_, at) => used.has(at)),
      words: mayBeName ? words : left,
    };
  };
};
