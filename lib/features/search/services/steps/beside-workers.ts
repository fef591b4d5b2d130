import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import { loadSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { FoundWorkers, SearchQuery, WordsRead } from '#lib/features/search/contracts/search.ts';
import { splitWords } from '#lib/features/search/rules/reading/lexicon.ts';
import type { ParsedWords } from '#lib/features/search/rules/reading/read-query.ts';
import type { SearchData } from '#lib/features/search/services/steps/load-vocabulary.ts';
import type { SearchedPlace } from '#lib/features/search/services/steps/areas-of-place.ts';
import type { NamedArea } from '#lib/features/search/rules/suggest.ts';
import type { ParsedText } from '#lib/features/search/rules/search-vocabulary.ts';
import { namesOfCity, namesOfState } from '#lib/platform/i18n/place-names.ts';
import { listSuggestedServices } from '#lib/features/search/services/steps/suggested-services.ts';

const MAX_SERVICES = 3;
const MAX_NEAREST = 4;

type SearchContext = Pick<FoundWorkers, 'reading' | 'services' | 'nearest' | 'places' | 'isOffered'>;

const listSkills = ({ skills }: SearchData, ids: readonly string[]): NamedEntry[] =>
  ids.flatMap((id) => skills.get(id) ?? []).map(toNamedEntry);

/** The words that named the trade, as the reader typed them; two may have been read as one. */
const asWritten = (text: string, readAs: string): string => {
  const readWords = new Set(readAs.split(' '));
  const parts = text.split(/\s+/);
  const read = parts.map((part) => splitWords(part).join(''));
  const isTold = (word: string, at: number): boolean =>
    [word, `${read[at - 1] ?? ''}${word}`, `${word}${read[at + 1] ?? ''}`].some((one) => readWords.has(one));
  const written = parts.filter((_, at) => isTold(read[at] ?? '', at));
  return written.join(' ') || readAs;
};

const toWordsRead = (words: string, { known, reading }: ContextInput): WordsRead | null => {
  if (!reading || reading.trades.length === 0) return null;
  const ids = reading.trades.map(({ _id }) => _id);
  return { trades: listSkills(known, ids), words: asWritten(words, reading.readAs) };
};

/** Places the words may name that were not searched, with the words that name them. */
export interface OtherPlaces {
  readonly areas: readonly NamedArea[];
  readonly placeWords: readonly string[];
}

export const noOtherPlaces: OtherPlaces = { areas: [], placeWords: [] };

interface Searched {
  read: Pick<ParsedText, 'place' | 'named' | 'placeWords'>;
  /** Where the reader is. */
  own: SearchedPlace;
  /** The searched place. */
  searched: SearchedPlace;
}

/**
 * Returns the other places the words may name: the reader chose a different place, or several cities have the area.
 */
export const findOtherPlaces = ({ read, own, searched }: Searched): OtherPlaces => {
  const { place, named, placeWords } = read;
  if (named.length === 1 && searched === place) return noOtherPlaces;
  const isThere = ({ pinCode, city, state }: NamedArea): boolean => {
    if (pinCode !== null) return pinCode === searched.pinCode;
    return state === own.state && (city === null || city === own.city);
  };
  return { areas: named.filter((area) => !isThere(area)), placeWords };
};

const MAX_PLACES = 4;

type PlaceName = Pick<FoundWorkers['places'][number], 'name' | 'names'>;

const toLargerPlace = ({ city, state }: NamedArea): PlaceName =>
  city === null ? { name: state, names: namesOfState(state) } : { name: city, names: namesOfCity(city) };

/** An area with its city, or a city or state alone. */
const toFullName = (area: NamedArea): PlaceName => {
  const larger = toLargerPlace(area);
  if (area.pinCode === null || area.name === larger.name) return larger;
  const named = (city: string): string => `${area.name}, ${city}`;
  const names = Object.entries(larger.names).map(([language, city]): [string, string] => [
    language,
    named(city),
  ]);
  return { name: named(larger.name), names: Object.fromEntries<string>(names) };
};

const toPlaces = (words: string, { areas, placeWords }: OtherPlaces): FoundWorkers['places'] => {
  const isOfPlace = (part: string): boolean => splitWords(part).every((word) => placeWords.includes(word));
  const left = words.split(/\s+/).filter((part) => !isOfPlace(part));
  return areas.slice(0, MAX_PLACES).map((area) => ({
    ...(areas.length === 1 ? toFullName(area) : toLargerPlace(area)),
    query: [...left, area.pinCode ?? area.name].join(' '),
  }));
};

interface ContextInput {
  elsewhere: OtherPlaces;
  query: SearchQuery;
  known: SearchData;
  /** Null when the words are matched literally. */
  reading: ParsedWords | null;
  /** Whether this is the first page and not just a count. */
  isFirstPage: boolean;
  total: number;
}

/** Returns what results show besides workers: how the words were understood, matching services and alternatives. */
export const readSearchContext = async (input: ContextInput): Promise<SearchContext> => {
  const { query, known, reading, elsewhere, isFirstPage, total } = input;
  const { query: words = '', skills = [], language = 'en' } = query;
  const none = { services: [], nearest: [], places: [], isOffered: true };
  if (words === '') return { ...none, reading: null };
  const read = toWordsRead(words, input);
  if (!isFirstPage) return { ...none, reading: read };
  // A reader who picked a skill is looking for people.
  const isOffered = reading?.isElsewhere !== true;
  const fitting = reading && isOffered && skills.length === 0 ? known.vocabulary.servicesFor(reading) : [];
  const near = total > 0 ? [] : known.vocabulary.suggest(words, language).trades;
  const off = await loadSwitchedOff();
  return {
    reading: read,
    services: await listSuggestedServices({
      ids: fitting.slice(0, MAX_SERVICES),
      place: { pinCode: query.pinCode ?? query.from ?? null, city: query.city ?? null },
      language,
    }),
    isOffered,
    nearest: listSkills(known, near.filter((id) => !off.trades.has(id)).slice(0, MAX_NEAREST)),
    places: toPlaces(words, elsewhere),
  };
};
