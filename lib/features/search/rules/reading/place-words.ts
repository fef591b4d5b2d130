import type { PinRow } from '#lib/features/places/rules/geo.ts';
import type { PinTable } from '#lib/features/places/rules/pin-table.ts';
import { cityKeyOf } from '#lib/features/places/rules/city-key.ts';
import type { NamedArea } from '../suggest.ts';
import { plainDigits, toLatin } from './latin.ts';
import { soundKey } from './sound-key.ts';

/** A PIN code with what its place is called. */
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
  /** What the words may name: the place, or an area once for each city that has it. */
  readonly named: readonly NamedArea[];
  /** The words that named it, as they were typed. */
  readonly placeWords: readonly string[];
  /** The words that are left. */
  readonly words: readonly string[];
}

/** What people call these places where neither the letters nor their sound lead there. */
const alsoCalled: Readonly<Record<string, string>> = {
  ...{ lakhnau: 'Lucknow', laknavu: 'Lucknow', sennai: 'Chennai', madras: 'Chennai', bombay: 'Mumbai' },
  ...{ calcutta: 'Kolkata', kalkatta: 'Kolkata', bangalore: 'Bengaluru', bengalooru: 'Bengaluru' },
  ...{ banaras: 'Varanasi', kashi: 'Varanasi', allahabad: 'Prayagraj', ilahabad: 'Prayagraj' },
  ...{ gurgaon: 'Gurugram', gudgaon: 'Gurugram', mysore: 'Mysuru', vizag: 'Visakhapatnam' },
  ...{ trivandrum: 'Thiruvananthapuram', calicut: 'Kozhikode', poona: 'Pune', baroda: 'Vadodara' },
  ...{ trichy: 'Tiruchirappalli', pondicherry: 'Puducherry', pandichcheri: 'Puducherry' },
};
const statesAlsoCalled: Readonly<Record<string, string>> = {
  ...{ dilli: 'Delhi', dehli: 'Delhi', tilli: 'Delhi' },
  ...{ orissa: 'Odisha', bangal: 'West Bengal', tamilnad: 'Tamil Nadu' },
};

const MOST_WORDS = 4;
const SHORTEST_AREA = 5;

const keyOf = (words: readonly string[]): string => soundKey(words.map(toLatin).join(''));
const keyOfName = (name: string): string =>
  keyOf(
    name
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .split(' ')
      .filter(Boolean),
  );

// Native spellings of a city differ in vowels from the English one.
const consonantsOf = (key: string): string => key.replace(/[aeiouy]/g, '');
const FEWEST_CONSONANTS = 4;
const isNative = (words: readonly string[]): boolean => words.every((word) => !/^[a-z0-9]/.test(word));

const addAll = (names: Map<string, string>, name: string): void => {
  const key = keyOfName(name);
  names.set(key, name);
  const bare = consonantsOf(key);
  if (bare.length >= FEWEST_CONSONANTS && !names.has(`~${bare}`)) names.set(`~${bare}`, name);
};

const namesOf = (names: Iterable<string>, also: Readonly<Record<string, string>>): Map<string, string> => {
  const all = new Map<string, string>();
  for (const name of names) addAll(all, name);
  for (const [spelling, name] of Object.entries(also)) all.set(soundKey(spelling), name);
  return all;
};

export interface Asked {
  readonly words: readonly string[];
  /**
   * What else a word is: one of the vocabulary, or alike one, or a person's name. A city may be alike one or called
   * like a person, an area may not.
   */
  otherwise(word: string): 'word' | 'alike' | 'name' | null;
}

const lookUp = (names: ReadonlyMap<string, string>, { words, otherwise }: Asked): string | null => {
  const key = keyOf(words);
  const isOnlyPlace = isNative(words) && words.every((word) => otherwise(word) === null);
  return names.get(key) ?? (isOnlyPlace ? (names.get(`~${consonantsOf(key)}`) ?? null) : null);
};

// Letters of one kind, quickly found: of those that share them the sound decides.
const kinds = 'a0 b1 c2 d3 e0 f4 g5 h0 i0 j6 k2 l7 m8 n8 o0 p4 q2 r9 s_ t3 u0 v0 w0 x2 y0 z6'
  .split(' ')
  .map((pair) => pair.charAt(1));
const FIRST_LETTER = 97;

const outlineOf = (latin: string): string => {
  let outline = '';
  for (let at = 0; at < latin.length; at += 1) {
    const kind = kinds[(latin.charCodeAt(at) | 0x20) - FIRST_LETTER] ?? '0';
    if (kind !== '0' && !outline.endsWith(kind)) outline += kind;
  }
  return outline;
};

const areasOf = (rows: readonly PinRow[]): Map<string, string[]> => {
  const areas = new Map<string, string[]>();
  for (const { area, pinCode } of rows) {
    const outline = outlineOf(area);
    const list = areas.get(outline);
    if (list) list.push(pinCode);
    else areas.set(outline, [pinCode]);
  }
  return areas;
};

interface City {
  readonly state: string;
  /** How many PIN codes it has. */
  readonly size: number;
}

/** Cities of the table; of two that share a name the first. */
const citiesOf = (rows: readonly PinRow[], cityOf: CityOf): Map<string, City> => {
  const cities = new Map<string, City>();
  for (const row of rows) {
    const { state, size } = cities.get(cityOf(row)) ?? { state: row.state, size: 0 };
    cities.set(cityOf(row), { state, size: size + 1 });
  }
  return cities;
};

interface Tables {
  /** The PIN's place; null where there is no such PIN. */
  pin(pinCode: string): NamedPin | null;
  readonly known: ReadonlyMap<string, City>;
  readonly states: ReadonlyMap<string, string>;
  readonly cities: ReadonlyMap<string, string>;
  /** PIN codes by the outline of their area. */
  readonly areas: ReadonlyMap<string, readonly string[]>;
}

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1');

// So many areas there are that in Latin letters only their own spelling means one.
const areaCalled = ({ areas, pin }: Tables, words: readonly string[]): NamedPin[] => {
  const key = keyOf(words);
  const letters = isNative(words) ? null : lettersOf(words.join(''));
  if (key.length < SHORTEST_AREA) return [];
  const pins = areas.get(outlineOf(words.map(toLatin).join(''))) ?? [];
  return pins
    .flatMap((code) => pin(code) ?? [])
    .filter(({ area }) => (letters === null ? keyOfName(area) === key : lettersOf(area) === letters));
};

/** What some words may name. */
interface Part {
  readonly pin?: string;
  readonly state?: string;
  readonly city?: string;
  readonly area?: readonly NamedPin[];
}

const partOf = (tables: Tables, asked: Asked): Part | null => {
  const { words, otherwise } = asked;
  const [only = ''] = words;
  if (words.length === 1 && tables.pin(only)) return { pin: only };
  const known = words.map(otherwise);
  if (known.every((other) => other === 'word')) return null;
  const state = lookUp(tables.states, asked);
  if (state !== null) return { state };
  const city = lookUp(tables.cities, asked);
  if (city !== null) return { city };
  const area = known.every((other) => other !== null) ? [] : areaCalled(tables, words);
  return area.length > 0 ? { area } : null;
};

const isSameCity = (one: string, other: string): boolean => cityKeyOf(one) === cityKeyOf(other);

const only = <Value>(values: readonly (Value | undefined)[]): Value | undefined =>
  values.find((value) => value !== undefined);

const toNamed = ({ area, pinCode, city, state }: NamedPin): NamedArea => ({
  name: area,
  pinCode,
  city,
  state,
});

/** An area once for each city that has it: those of the reader's state before others, large cities before small ones. */
const onceACity = (pins: readonly NamedPin[], { known }: Tables, own: TypedPlace | null): NamedPin[] => {
  const once = pins.filter((pin, at) => pins.findIndex(({ city }) => isSameCity(city, pin.city)) === at);
  const sizeOf = ({ city }: NamedPin): number => known.get(city)?.size ?? 0;
  const isNear = ({ state }: NamedPin): number => Number(state === own?.state);
  return once.toSorted((one, other) => isNear(other) - isNear(one) || sizeOf(other) - sizeOf(one));
};

type Named = Pick<PlaceFound, 'place' | 'named'>;

const cityOrState = ({ city, state }: TypedPlace, { known }: Tables): Named => {
  const name = city ?? state;
  if (name === undefined) return { place: null, named: [] };
  const inState = state ?? known.get(name)?.state ?? '';
  const place = { ...(city !== undefined && { city }), ...(state !== undefined && { state }) };
  return { place, named: [{ name, pinCode: null, city: city ?? null, state: inState }] };
};

/** The place that all parts name together; an area that is in several cities is the one of the reader's own city. */
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
  const cities = onceACity(fitting, tables, own);
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

/** Finds PIN codes, areas, cities and states of our own table in what was typed; `own` is the reader's place. */
export const createPlaceWords = (pins: Pins, cityOf: CityOf) => {
  const rows = pins.rows();
  const known = citiesOf(rows, cityOf);
  const tables: Tables = {
    known,
    pin: (pinCode) => {
      const row = pins.find(pinCode);
      return row && { ...row, city: cityOf(row) };
    },
    states: namesOf(new Set(rows.map(({ state }) => state)), statesAlsoCalled),
    cities: namesOf(known.keys(), alsoCalled),
    areas: areasOf(rows),
  };
  return (
    typed: readonly string[],
    otherwise: Asked['otherwise'],
    own: TypedPlace | null = null,
  ): PlaceFound => {
    const words = typed.map(plainDigits);
    const parts: Part[] = [];
    const used = new Set<number>();
    for (let length = MOST_WORDS; length > 0; length -= 1)
      for (let at = 0; at + length <= words.length; at += 1) {
        const range = words.slice(at, at + length);
        if (range.some((_, index) => used.has(at + index))) continue;
        const part = partOf(tables, { words: range, otherwise });
        if (!part) continue;
        parts.push(part);
        range.forEach((_, index) => used.add(at + index));
      }
    const { place, named } = join(parts, tables, own);
    if (named.length === 0) return { place, named, placeWords: [], words };
    const left = words.filter((_, at) => !used.has(at));
    // Where it is open which city is meant, a single word or all that was typed may be a person's name as well.
    const mayBeName = place === null && (used.size === 1 || left.length === 0);
    return {
      place,
      named,
      placeWords: typed.filter((_, at) => used.has(at)),
      words: mayBeName ? words : left,
    };
  };
};
