import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { isConnectionLost, subscribeConnection } from './connection.ts';
import { answered, type Entry, type ServerCache } from './server-cache.ts';

/** The cached entry of a key; re-renders when it changes. */
export const useEntry = <Query, Data>(
  { entries, nothing, subscribe }: ServerCache<Query, Data>,
  key: string,
  onPage = nothing,
): Entry<Data> =>
  useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(key, listener), [subscribe, key]),
    () => entries.get(key) ?? onPage,
    () => onPage,
  );

/** Fetches when the data is stale and again when the connection returns. `initialData` is the server-rendered data. */
export const useServerData = <Query, Data>(
  cache: ServerCache<Query, Data>,
  query: Query,
  initialData?: { readonly key: string; readonly data: Data },
) => {
  const key = cache.toKey(query);
  const onPage = useMemo(
    () => (initialData?.key === key ? answered(initialData.data) : cache.nothing),
    [cache, initialData, key],
  );
  const entry = useEntry(cache, key, onPage);
  const load = (): void => void cache.load(query);
  const begin = useEffectEvent(() => {
    if (!cache.entries.has(key)) cache.entries.set(key, onPage);
    if (!cache.isFresh(key)) load();
  });
  useEffect(() => begin(), [cache, key]);
  const onConnection = useEffectEvent(() => {
    if (entry.failure !== null && !isConnectionLost()) load();
  });
  useEffect(() => subscribeConnection(() => onConnection()), []);
  return { ...entry, load };
};
