import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { NetworkError } from '#lib/platform/browser/api-error.ts';
import { isConnectionLost, subscribeConnection } from '#lib/platform/browser/connection.ts';
import { loadFound, readEntry, subscribeFound, type Ask, type Entry, type Found } from './found-store.ts';

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
export const useFoundWorkers = (wanted: Wanted) => {
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
