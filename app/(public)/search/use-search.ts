import { useSearchParams } from 'next/navigation';
import { usePageWords } from '#components/page/page-words.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { changeAddress, type Step } from '#lib/platform/browser/change-address.ts';
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
import { type Found, loadFound, readEntry, subscribeFound, type Ask, type Entry } from './found-store.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { NetworkError } from '#lib/platform/browser/api-error.ts';
import { isConnectionLost, subscribeConnection } from '#lib/platform/browser/connection.ts';

interface Wanted {
  /** Names the search: the same key, the same workers. */
  key: string;
  /** Where the search begins; null at its first worker. */
  start: string | null;
  ask: Ask;
  /** What the server has put into the page. */
  initial: { readonly key: string; readonly found: Found };
}

const nothing: Entry = { found: null, isLoading: true, failure: null };
const unknown = (): undefined => undefined;

const useEntry = ({ key, initial }: Wanted): Entry => {
  const stored = useSyncExternalStore(subscribeFound, () => readEntry(key), unknown);
  if (stored) return stored;
  return initial.key === key ? { ...nothing, found: initial.found, isLoading: false } : nothing;
};

/** The workers of a search: those that the server sent, those that this tab knows, or those that it asks for. */
const useFoundWorkers = (wanted: Wanted) => {
  const { key, start, ask, initial } = wanted;
  const entry = useEntry(wanted);
  const { found, isLoading, failure } = entry;
  const load = () => loadFound({ key, found, start, ask });
  const begin = useEffectEvent(() => (readEntry(key) || initial.key === key ? undefined : load()));
  useEffect(() => begin(), [key]);
  const isOffline = failure instanceof NetworkError;
  const tryAgain = useEffectEvent(() => {
    if (!isConnectionLost()) load();
  });
  useEffect(() => (isOffline ? subscribeConnection(() => tryAgain()) : undefined), [isOffline]);
  const loadMore = (): void => {
    if (!isLoading && found?.nextCursor) load();
  };
  return { found, isLoading, failure, loadMore, retry: (): void => void load() };
};

export interface SearchProps {
  skills: readonly NamedEntry[];
  place: SearchPlace | null;
  /** Whose answers these are: phones differ from reader to reader. */
  viewerId: string | null;
  initial: { readonly key: string; readonly found: Found };
}

const write = (filters: SearchFilters, step?: Step): void => {
  changeAddress(publicPaths.searchWith(toSearchParams(filters)), step);
  window.scrollTo({ top: 0 });
};

/** The search that the address asks for, its workers, and how to change it. */
export const useSearch = ({ skills, place, viewerId, initial }: SearchProps) => {
  const { locale } = usePageWords();
  const params = new URLSearchParams(useSearchParams().toString());
  const filters = readFilters({ params, skills });
  const start = params.get('cursor');
  const found = useFoundWorkers({
    key: toSearchKey({ filters, place, start, viewerId }),
    start,
    initial,
    ask: ({ cursor, signal }) =>
      api(searchWorkersCall, {
        query: { ...toSearchCall({ filters, place }), language: locale, ...(cursor !== null && { cursor }) },
        signal,
      }),
  });
  const countOf = async (draft: SearchFilters, signal: AbortSignal) =>
    api(searchWorkersCall, { query: { ...toSearchCall({ filters: draft, place }), limit: '0' }, signal });
  return { ...found, filters, start, change: write, countOf };
};
