import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import type { Suggestions, SuggestQuery } from '#lib/features/search/contracts/suggest.ts';
import { loadSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { findVisitBarrier } from '#lib/features/places/services/steps/find-barrier.ts';
import { toPlaceNames } from '#lib/platform/i18n/place-names.ts';
import { loadAreaSuggester, loadVocabulary } from '#lib/features/search/services/steps/load-vocabulary.ts';
import { listSuggestedServices } from '#lib/features/search/services/steps/suggested-services.ts';

const MAX_TRADES = 4;
const MAX_SERVICES = 4;

/** Suggests what a reader may be typing: recognised trades first, then names that start with the text. */
export const suggest = async ({
  query: { q, language, pinCode, city },
}: {
  query: SuggestQuery;
}): Promise<{ data: Suggestions }> => {
  const [{ vocabulary, skills }, areas] = await Promise.all([loadVocabulary(), loadAreaSuggester()]);
  const { trades, services } = vocabulary.suggest(q, language);
  const [off, barrier] = await Promise.all([
    loadSwitchedOff(),
    findVisitBarrier({ address: { pinCode, city } }),
  ]);
  const offered = barrier ? [] : trades.filter((id) => !off.trades.has(id));
  return {
    data: {
      trades: offered
        .slice(0, MAX_TRADES)
        .flatMap((id) => skills.get(id) ?? [])
        .map(toNamedEntry),
      services: await listSuggestedServices({
        ids: services.slice(0, MAX_SERVICES),
        place: { pinCode: pinCode ?? null, city: city ?? null },
        language,
      }),
      areas: areas(q, vocabulary).map((area) => ({ ...area, ...toPlaceNames(area) })),
    },
  };
};
