import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { FoundWorkers, SearchQuery, WordsRead } from '#lib/features/search/contracts/search.ts';
import { splitWords } from '#lib/features/search/rules/reading/lexicon.ts';
import type { Reading } from '#lib/features/search/rules/reading/read-query.ts';
import type { Known } from '#lib/features/search/services/steps/load-vocabulary.ts';
import type { AskedPlace } from '#lib/features/search/services/steps/areas-of-place.ts';
import type { NamedArea } from '#lib/features/search/rules/suggest.ts';
import type { ReadText } from '#lib/features/search/rules/search-vocabulary.ts';
import { namesOfCity, namesOfState } from '#lib/platform/i18n/place-names.ts';
import { suggestedServices } from '#lib/features/search/services/steps/suggested-services.ts';

const MOST_SERVICES = 3;
const MOST_NEAREST = 4;

type Beside = Pick<FoundWorkers, 'reading' | 'services' | 'nearest' | 'places'>;

const namesOf = ({ skills }: Known, ids: readonly string[]): NamedEntry[] =>
  ids.flatMap((id) => skills.get(id) ?? []).map(toNamedEntry);

/** The words that told the trade, as their writer spelled them; two may have been read as one. */
const asWritten = (text: string, readAs: string): string => {
  const told = new Set(readAs.split(' '));
  const parts = text.split(/\s+/);
  const read = parts.map((part) => splitWords(part).join(''));
  const isTold = (word: string, at: number): boolean =>
    [word, `${read[at - 1] ?? ''}${word}`, `${word}${read[at + 1] ?? ''}`].some((one) => told.has(one));
  const written = parts.filter((_, at) => isTold(read[at] ?? '', at));
  return written.join(' ') || readAs;
};

const readingOf = (words: string, { known, reading }: Asked): WordsRead | null => {
  if (!reading || reading.trades.length === 0) return null;
  const ids = reading.trades.map(({ _id }) => _id);
  return { trades: namesOf(known, ids), words: asWritten(words, reading.readAs) };
};

/** Places that the words may name and that were not searched, and the words that name them. */
export interface Elsewhere {
  readonly areas: readonly NamedArea[];
  readonly placeWords: readonly string[];
}

export const nowhereElse: Elsewhere = { areas: [], placeWords: [] };

interface Searched {
  read: Pick<ReadText, 'place' | 'named' | 'placeWords'>;
  /** Where the reader is. */
  own: AskedPlace;
  /** Where was searched. */
  asked: AskedPlace;
}

/** What the words name beside the place that was searched: another place was chosen, or several cities have the area. */
export const elsewhereOf = ({ read, own, asked }: Searched): Elsewhere => {
  const { place, named, placeWords } = read;
  if (named.length === 1 && asked === place) return nowhereElse;
  const isThere = ({ pinCode, city, state }: NamedArea): boolean => {
    if (pinCode !== null) return pinCode === asked.pinCode;
    return state === own.state && (city === null || city === own.city);
  };
  return { areas: named.filter((area) => !isThere(area)), placeWords };
};

const MOST_PLACES = 4;

type Called = Pick<FoundWorkers['places'][number], 'name' | 'names'>;

const largerOf = ({ city, state }: NamedArea): Called =>
  city === null ? { name: state, names: namesOfState(state) } : { name: city, names: namesOfCity(city) };

/** An area with its city; a city or a state alone. */
const whole = (area: NamedArea): Called => {
  const larger = largerOf(area);
  if (area.pinCode === null || area.name === larger.name) return larger;
  const named = (city: string): string => `${area.name}, ${city}`;
  const names = Object.entries(larger.names).map(([language, city]): [string, string] => [
    language,
    named(city),
  ]);
  return { name: named(larger.name), names: Object.fromEntries<string>(names) };
};

const placesOf = (words: string, { areas, placeWords }: Elsewhere): FoundWorkers['places'] => {
  const isOfPlace = (part: string): boolean => splitWords(part).every((word) => placeWords.includes(word));
  const left = words.split(/\s+/).filter((part) => !isOfPlace(part));
  return areas.slice(0, MOST_PLACES).map((area) => ({
    ...(areas.length === 1 ? whole(area) : largerOf(area)),
    query: [...left, area.pinCode ?? area.name].join(' '),
  }));
};

interface Asked {
  elsewhere: Elsewhere;
  query: SearchQuery;
  known: Known;
  /** Null where the words stand for themselves. */
  reading: Reading | null;
  /** Whether anything but a number is to be shown, and the first page of it. */
  isFirstPage: boolean;
  total: number;
}

/** What results say beside the workers: how the words were read, what fits them, and what else may have been meant. */
export const besideWorkers = async (asked: Asked): Promise<Beside> => {
  const { query, known, reading, elsewhere, isFirstPage, total } = asked;
  const { query: words = '', skills = [], language = 'en' } = query;
  if (words === '') return { reading: null, services: [], nearest: [], places: [] };
  const read = readingOf(words, asked);
  if (!isFirstPage) return { reading: read, services: [], nearest: [], places: [] };
  // Who chose a trade by hand looks for people.
  const fitting = reading && skills.length === 0 ? known.vocabulary.servicesFor(reading) : [];
  const near = total > 0 ? [] : known.vocabulary.suggest(words, language).trades;
  return {
    reading: read,
    services: await suggestedServices({
      ids: fitting.slice(0, MOST_SERVICES),
      place: { pinCode: query.pinCode ?? query.from ?? null, city: query.city ?? null },
      language,
    }),
    nearest: namesOf(known, near.slice(0, MOST_NEAREST)),
    places: placesOf(words, elsewhere),
  };
};
