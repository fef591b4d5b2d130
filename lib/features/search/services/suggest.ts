import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import type { Suggestions, SuggestQuery } from '#lib/features/search/contracts/suggest.ts';
import { placeNamesOf } from '#lib/platform/i18n/place-names.ts';
import { areaSuggester, searchVocabulary } from '#lib/features/search/services/steps/load-vocabulary.ts';
import { suggestedServices } from '#lib/features/search/services/steps/suggested-services.ts';

const MOST_TRADES = 4;
const MOST_SERVICES = 4;

/** What somebody may mean who is still typing: what was read first, then what begins so. */
export const suggest = async ({
  query: { q, language, pinCode, city },
}: {
  query: SuggestQuery;
}): Promise<{ data: Suggestions }> => {
  const [{ vocabulary, skills }, areas] = await Promise.all([searchVocabulary(), areaSuggester()]);
  const { trades, services } = vocabulary.suggest(q, language);
  return {
    data: {
      trades: trades
        .slice(0, MOST_TRADES)
        .flatMap((id) => skills.get(id) ?? [])
        .map(toNamedEntry),
      services: await suggestedServices({
        ids: services.slice(0, MOST_SERVICES),
        place: { pinCode: pinCode ?? null, city: city ?? null },
        language,
      }),
      areas: areas(q).map((area) => ({ ...area, ...placeNamesOf(area) })),
    },
  };
};
