import { useSearchParams } from 'next/navigation';
import { usePageWords } from '#components/page/page-words.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { changeAddress, type Step } from '#lib/platform/browser/change-address.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useServerData } from '#lib/platform/browser/use-server-data.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { searchWorkersCall } from '#lib/features/search/contracts/search.calls.ts';
import {
  readFilters,
  toSearchCall,
  toSearchKey,
  toSearchParams,
  type SearchFilters,
  type SearchPlace,
} from '#lib/features/search/rules/search-query.ts';
import { toFound, type Found } from './found.ts';

interface Wanted {
  filters: SearchFilters;
  place: SearchPlace | null;
  /** Where the search begins; null at its first worker. */
  start: string | null;
  /** Whose answers these are: phones differ from reader to reader. */
  viewerId: string | null;
  language: Locale;
}

// Outlives the screen, so that the way back shows the same list without asking.
const searches = createServerCache<Wanted, Found | null>({
  empty: null,
  freshMs: Infinity,
  keyOf: toSearchKey,
  ask: async ({ filters, place, start, language }, { known, signal }) => {
    const cursor = known.data ? known.data.nextCursor : start;
    const query = { ...toSearchCall({ filters, place }), language, cursor: cursor ?? undefined };
    const page = await api(searchWorkersCall, { query, signal });
    return (found) => toFound(found, page);
  },
});

export interface SearchProps {
  skills: readonly NamedEntry[];
  place: SearchPlace | null;
  viewerId: string | null;
  initial: { readonly key: string; readonly data: Found };
}

const write = (filters: SearchFilters, step?: Step): void => {
  changeAddress(publicPaths.searchWith(toSearchParams(filters)), step);
  window.scrollTo({ top: 0 });
};

/** The search that the address asks for, its workers, and how to change it. */
export const useSearch = ({ skills, place, viewerId, initial }: SearchProps) => {
  const { locale } = usePageWords();
  const params = useSearchParams();
  const filters = readFilters({ params, skills });
  const start = params.get('cursor');
  const wanted = { filters, place, start, viewerId, language: locale };
  const { data: found, isLoading, failure, load: retry } = useServerData(searches, wanted, initial);
  const loadMore = (): void => {
    if (found?.nextCursor) retry();
  };
  const countOf = (draft: SearchFilters, signal: AbortSignal) =>
    api(searchWorkersCall, { query: { ...toSearchCall({ filters: draft, place }), limit: '0' }, signal });
  return {
    found,
    isLoading,
    failure,
    loadMore,
    retry,
    filters,
    start,
    change: write,
    countOf,
  };
};
