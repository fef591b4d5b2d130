import { toJob } from '#lib/features/catalogue/services/to-job.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import type { Suggestions, SuggestQuery } from '#lib/features/search/contracts/suggest.ts';
import { areaSuggester, searchVocabulary } from '#lib/features/search/services/steps/load-vocabulary.ts';
import { listJobRecordsById, type ServiceRecord } from '#models/catalogue/service.ts';

const MOST_TRADES = 4;
const MOST_SERVICES = 4;

const toSuggestedService = (record: ServiceRecord): Suggestions['services'][number] => {
  const { _id, title, titles, price, image } = toJob(record, []);
  return { _id, title, titles, price, image: image[0] ?? null };
};

const readServices = async (ids: readonly string[]): Promise<ServiceRecord[]> => {
  if (ids.length === 0) return [];
  const found = new Map((await listJobRecordsById(ids)).map((record) => [String(record._id), record]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** What somebody may mean who is still typing: what was read first, then what begins so. */
export const suggest = async ({
  query: { q, language },
}: {
  query: SuggestQuery;
}): Promise<{ data: Suggestions }> => {
  const [{ vocabulary, skills }, areas] = await Promise.all([searchVocabulary(), areaSuggester()]);
  const { trades, services } = vocabulary.suggest(q, language);
  const records = await readServices(services.slice(0, MOST_SERVICES));
  return {
    data: {
      trades: trades
        .slice(0, MOST_TRADES)
        .flatMap((id) => skills.get(id) ?? [])
        .map(toNamedEntry),
      services: records.map(toSuggestedService),
      areas: areas(q),
    },
  };
};
