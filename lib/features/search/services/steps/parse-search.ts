import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { SearchQuery } from '#lib/features/search/contracts/search.ts';
import type { ParsedWords } from '#lib/features/search/rules/reading/read-query.ts';
import type { WordMeaning } from '#lib/features/search/rules/search-vocabulary.ts';
import {
  findAreas,
  findReaderPlace,
  type FoundPlace,
  type SearchedPlace,
} from '#lib/features/search/services/steps/areas-of-place.ts';
import {
  findOtherPlaces,
  noOtherPlaces,
  type OtherPlaces,
} from '#lib/features/search/services/steps/beside-workers.ts';
import {
  loadPlaceFinder,
  loadVocabulary,
  type SearchData,
} from '#lib/features/search/services/steps/load-vocabulary.ts';
import { findSearchBarrier } from '#lib/features/search/services/steps/search-barrier.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';

export interface ParsedQuery {
  known: SearchData;
  /** The requested service. */
  service: ServiceRecord | null;
  /** Null when the words are matched literally. */
  reading: ParsedWords | null;
  meanings: readonly WordMeaning[];
  place: FoundPlace;
  /** The words and place the search used, after parsing. */
  searched: { words: readonly string[]; place: SearchedPlace };
  /** Other places the words may name. */
  elsewhere: OtherPlaces;
}

export const namesPlace = ({ pinCode, city, state, country }: SearchedPlace): boolean =>
  [pinCode, city, state, country].some((part) => part !== undefined);

/** Parses the words of a query. A place in them applies only when no other place was chosen. */
export const parseQuery = async (query: SearchQuery, service: ServiceRecord | null): Promise<ParsedQuery> => {
  const { query: words = '', asTyped = false } = query;
  const [known, findPlace] = await Promise.all([loadVocabulary(), words === '' ? null : loadPlaceFinder()]);
  const { vocabulary } = known;
  if (asTyped) {
    const place = await findAreas(query);
    return {
      known,
      service,
      reading: null,
      meanings: vocabulary.asTyped(words),
      place,
      searched: { words: [], place: query },
      elsewhere: noOtherPlaces,
    };
  }
  const own = await findReaderPlace(query);
  const read = vocabulary.read(words, findPlace, own);
  const searchedPlace = read.place && !namesPlace(query) ? read.place : query;
  return {
    known,
    service,
    reading: read.reading,
    meanings: read.meanings,
    place: await findAreas(searchedPlace),
    searched: { words: read.words, place: searchedPlace },
    elsewhere: findOtherPlaces({ read, own, searched: searchedPlace }),
  };
};

/** The city or trades of a search that are switched off; null if it can be booked. */
export const findParsedBarrier = (
  { skills = [] }: SearchQuery,
  { service, reading, searched, known: { vocabulary } }: ParsedQuery,
): Promise<NotOffered | null> =>
  findSearchBarrier({
    place: searched.place,
    needed: service?.skillIds ?? [],
    named:
      skills.length > 0
        ? skills.flatMap((skill) => vocabulary.findSkill(skill) ?? [])
        : (reading?.trades ?? []).map(({ _id }) => _id),
  });
