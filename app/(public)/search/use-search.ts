import { useSearchParams } from 'next/navigation';
import { api } from '#lib/platform/browser/api.ts';
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
import type { Found } from './found-store.ts';
import { useFoundWorkers } from './use-found-workers.ts';

export interface SearchProps {
  skills: readonly NamedEntry[];
  place: SearchPlace | null;
  /** Whose answers these are: phones differ from reader to reader. */
  viewerId: string | null;
  initial: { readonly key: string; readonly found: Found };
}

/** How a new search gets into the tab's history: as a step of its own, or in place of the one before. */
export type Step = 'push' | 'replace';

const write = (filters: SearchFilters, step: Step): void => {
  const address = publicPaths.searchWith(toSearchParams(filters));
  if (step === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  window.scrollTo({ top: 0 });
};

/** The search that the address asks for, its workers, and how to change it. */
export const useSearch = ({ skills, place, viewerId, initial }: SearchProps) => {
  const params = new URLSearchParams(useSearchParams().toString());
  const filters = readFilters({ params, skills });
  const start = params.get('cursor');
  const found = useFoundWorkers({
    key: toSearchKey({ filters, place, start, viewerId }),
    start,
    initial,
    ask: ({ cursor, signal }) =>
      api(searchWorkersCall, {
        query: { ...toSearchCall({ filters, place }), ...(cursor !== null && { cursor }) },
        signal,
      }),
  });
  const countOf = async (draft: SearchFilters, signal: AbortSignal) =>
    api(searchWorkersCall, { query: { ...toSearchCall({ filters: draft, place }), limit: '0' }, signal });
  return { ...found, filters, start, change: write, countOf };
};
