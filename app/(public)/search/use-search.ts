import { useSearchParams } from 'next/navigation';
import { usePageWords } from '#components/page/page-words.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { changeAddress, type Step } from '#lib/platform/browser/change-address.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useServerData } from '#lib/platform/browser/use-server-data.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import {
  parseFilters,
  toSearchCall,
  toSearchKey,
  toSearchParams,
  type SearchFilters,
  type SearchPlace,
} from '#lib/features/search/rules/search-query.ts';
import { toFound, type Found } from './found.ts';

interface SearchKey {
  filters: SearchFilters;
  place: SearchPlace | null;
  /** The cursor of the first page; null for the beginning. */
  start: string | null;
  /** Part of the cache key: visible phones differ per reader. */
  viewerId: string | null;
  language: Locale;
}

// Outlives the screen, so that going back shows the same list without a request.
const searches = createServerCache<SearchKey, Found | null>({
  empty: null,
  freshMs: Infinity,
  toKey: toSearchKey,
  fetch: async ({ filters, place, start, language }, { current, signal }) => {
    const cursor = current.data ? current.data.nextCursor : start;
    const query = { ...toSearchCall({ filters, place }), language, cursor: cursor ?? undefined };
    const page = await api('GET /users/search-worker', { query, signal });
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

/** Returns the search in the URL, its workers, and functions to change it. */
export const useSearch = ({ skills, place, viewerId, initial }: SearchProps) => {
  const { locale } = usePageWords();
  const params = useSearchParams();
  const filters = parseFilters({ params, skills });
  const start = params.get('cursor');
  const search = { filters, place, start, viewerId, language: locale };
  const { data: found, isLoading, failure, load: retry } = useServerData(searches, search, initial);
  const loadMore = (): void => {
    if (found?.nextCursor) retry();
  };
  const countWorkers = (draft: SearchFilters, signal: AbortSignal) =>
    api('GET /users/search-worker', {
      query: { ...toSearchCall({ filters: draft, place }), limit: '0' },
      signal,
    });
  return {
    found,
    isLoading,
    failure,
    loadMore,
    retry,
    filters,
    start,
    change: write,
    countOf: countWorkers,
  };
};
