import type { PinRow } from '#lib/features/places/rules/geo.ts';
import type { PinTable } from '#lib/features/places/rules/pin-table.ts';
import { splitWords } from './reading/lexicon.ts';
import { plainDigits, toLatin } from '#lib/platform/text/latin.ts';

const sortedByKey = <Row extends { readonly key: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));

/** Binary search: the index of the first key ≥ `key`. */
const firstFrom = (length: number, keyAt: (at: number) => string, key: string): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyAt(middle) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const SCAN_LIMIT = 600;

/** An area with its PIN code, a city or a state. */
export interface NamedArea {
  readonly name: string;
  readonly pinCode: string | null;
  readonly city: string | null;
  readonly state: string;
}

/** An area that completes the typed text. */
export interface AreaInText extends NamedArea {
  /** The text to search for: the preceding words, then an unambiguous name of the area. */
  readonly query: string;
}

const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/aa/g, 'a')
    .replaceAll('w', 'v');
const nameless = /\bP?NDC\b|nod[ae]l delivery/i;

type CityOf = (row: PinRow) => string;

const areasIn = (rows: readonly PinRow[], cityOf: CityOf): NamedArea[] => {
  const states = new Map(rows.map(({ state }) => [state, { name: state, pinCode: null, city: null, state }]));
  const cities = new Map(
    rows.map((row): [string, NamedArea] => {
      const city = cityOf(row);
      return [`${city}|${row.state}`, { name: city, pinCode: null, city, state: row.state }];
    }),
  );
  const areas = rows
    .filter(({ area }) => area !== '' && !nameless.test(area))
    .map((row) => ({ name: row.area, pinCode: row.pinCode, city: cityOf(row), state: row.state }));
  return [...states.values(), ...cities.values(), ...areas];
};

const MIN_AREA_LENGTH = 3;
const MAX_AREA_WORDS = 3;
const MAX_AREAS = 4;

/** The words that are no areas: a trade, a service, or a word that says nothing. */
export interface KnownWords {
  isWord(word: string): boolean;
  beginsWord(letters: string): boolean;
}

/** Builds a suggester of areas, cities and states for the last words typed; cities and states come first. */
export const createAreaSuggester = (table: Pick<PinTable, 'rows' | 'find'>, cityOf: CityOf) => {
  const rows = sortedByKey(areasIn(table.rows(), cityOf).map((area) => ({ key: foldName(area.name), area })));
  const beginning = (key: string): NamedArea[] => {
    const from = firstFrom(rows.length, (at) => rows[at]?.key ?? '', key);
    return rows
      .slice(from, from + SCAN_LIMIT)
      .filter((row) => row.key.startsWith(key))
      .map(({ area }) => area);
  };
  const inText = (area: NamedArea, before: readonly string[]): AreaInText => ({
    ...area,
    query: [...before, area.pinCode ?? area.name].join(' '),
  });
  const ofPin = (pinCode: string): NamedArea[] => {
    const row = table.find(pinCode);
    return row ? [{ name: row.area, pinCode, city: cityOf(row), state: row.state }] : [];
  };
  const fitting = (
    found: readonly NamedArea[],
    spelled: readonly string[],
    known: KnownWords,
  ): NamedArea[] => {
    const large = found.filter(({ pinCode }) => pinCode === null);
    const [word = '', ...others] = spelled;
    if (others.length === 0 && known.isWord(word)) return [];
    return others.length === 0 && known.beginsWord(word) ? large : [...new Set([...large, ...found])];
  };
  return (typed: string, known: KnownWords): AreaInText[] => {
    const read = splitWords(plainDigits(typed));
    const words = read.map((word) => foldName(toLatin(word)));
    // Shown to the reader again, so keep the original spelling where words can be matched up.
    const written = typed.split(/[\s,;./]+/).filter(Boolean);
    const parts = written.length === read.length ? written : read;
    const pins = ofPin(words.at(-1) ?? '');
    if (pins.length > 0) return pins.map((area) => inText(area, parts.slice(0, -1)));
    for (let count = Math.min(MAX_AREA_WORDS, words.length); count > 0; count -= 1) {
      const key = words.slice(-count).join('');
      const found = key.length < MIN_AREA_LENGTH ? [] : beginning(key);
      const shown = fitting(found, read.slice(-count), known).slice(0, MAX_AREAS);
      if (shown.length > 0) return shown.map((area) => inText(area, parts.slice(0, -count)));
    }
    return [];
  };
};
