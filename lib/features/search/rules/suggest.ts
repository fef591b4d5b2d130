import type { PinRow } from '#lib/features/places/rules/geo.ts';
import type { PinTable } from '#lib/features/places/rules/pin-table.ts';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { splitWords, type WordsByLanguage } from './reading/lexicon.ts';
import { plainDigits, toLatin } from './reading/latin.ts';
import { soundKey } from './reading/sound-key.ts';

interface Titled {
  readonly _id: string;
  readonly words: WordsByLanguage;
}

interface Beginning {
  readonly key: string;
  readonly _id: string;
  readonly language: Locale;
  /** It begins the thing's own name, not just a word for it. */
  readonly isName: boolean;
}

const sortedByKey = <Row extends { readonly key: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));

/** Where the first key stands that is not before `key`. */
const firstFrom = (length: number, keyAt: (at: number) => string, key: string): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyAt(middle) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const MOST_LOOKED_AT = 600;

/**
 * Finds things of which a word begins as something was typed: first by their names, in the reader's language before
 * others, and then those of which most words do. The first of a thing's words in each language is its name.
 */
export const createBeginnings = (things: readonly Titled[]) => {
  const rows = sortedByKey(
    things.flatMap(({ _id, words }) =>
      locales.flatMap((language) =>
        (words[language] ?? []).flatMap((text, at) =>
          splitWords(text)
            .flatMap((word) => [word, `~${soundKey(word)}`])
            .map((key): Beginning => ({ key, _id, language, isName: at === 0 })),
        ),
      ),
    ),
  );
  const beginning = (key: string): Beginning[] => {
    const from = firstFrom(rows.length, (at) => rows[at]?.key ?? '', key);
    const near = rows.slice(from, from + MOST_LOOKED_AT);
    return near.filter((row) => row.key.startsWith(key));
  };
  return (word: string, language: Locale): string[] => {
    if (word === '') return [];
    const sound = soundKey(word);
    const found = [...beginning(word), ...(sound.length > 1 ? beginning(`~${sound}`) : [])];
    const rankOf = (row: Beginning): number => Number(!row.isName) * 2 + Number(row.language !== language);
    const counts = new Map<string, number>();
    for (const { _id } of found) counts.set(_id, (counts.get(_id) ?? 0) + 1);
    const countOf = ({ _id }: Beginning): number => counts.get(_id) ?? 0;
    const ranked = found.toSorted(
      (one, other) => rankOf(one) - rankOf(other) || countOf(other) - countOf(one),
    );
    return [...new Set(ranked.map(({ _id }) => _id))];
  };
};

/** An area with its PIN code, a city or a state. */
export interface NamedArea {
  readonly name: string;
  readonly pinCode: string | null;
  readonly city: string | null;
  readonly state: string;
}

/** An area as it completes what was typed. */
export interface AreaInText extends NamedArea {
  /** What to search for: the words before it, then what names it without doubt. */
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

const SHORTEST_AREA = 3;
const MOST_AREA_WORDS = 3;
const MOST_AREAS = 4;

/** Finds areas, cities and states that begin as the last words were typed; cities and states first. */
export const createAreaSuggester = (table: Pick<PinTable, 'rows' | 'find'>, cityOf: CityOf) => {
  const rows = sortedByKey(areasIn(table.rows(), cityOf).map((area) => ({ key: foldName(area.name), area })));
  const beginning = (key: string): NamedArea[] => {
    const from = firstFrom(rows.length, (at) => rows[at]?.key ?? '', key);
    return rows
      .slice(from, from + MOST_LOOKED_AT)
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
  return (typed: string): AreaInText[] => {
    const read = splitWords(plainDigits(typed));
    const words = read.map((word) => foldName(toLatin(word)));
    // Readers see these words again: as they wrote them, where they can be told apart.
    const written = typed.split(/[\s,;./]+/).filter(Boolean);
    const said = written.length === read.length ? written : read;
    const pins = ofPin(words.at(-1) ?? '');
    if (pins.length > 0) return pins.map((area) => inText(area, said.slice(0, -1)));
    for (let count = Math.min(MOST_AREA_WORDS, words.length); count > 0; count -= 1) {
      const key = words.slice(-count).join('');
      const found = key.length < SHORTEST_AREA ? [] : beginning(key);
      const large = found.filter(({ pinCode }) => pinCode === null);
      const shown = [...new Set([...large, ...found])].slice(0, MOST_AREAS);
      if (shown.length > 0) return shown.map((area) => inText(area, said.slice(0, -count)));
    }
    return [];
  };
};
