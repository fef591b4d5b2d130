import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { isConnectionLost, subscribeConnection } from './connection.ts';
import { answered, type Entry, type ServerCache } from './server-cache.ts';

/** What is known under a key, drawn anew whenever it changes. */
export const useEntry = <Wish, Data>(
  { entries, nothing, subscribe }: ServerCache<Wish, Data>,
  key: string,
  onPage = nothing,
): Entry<Data> =>
  useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(key, listener), [subscribe, key]),
    () => entries.get(key) ?? onPage,
    () => onPage,
  );

/** The same of a wish: asked for where it is not fresh, and again when the connection is back. `drawn` is on the page. */
export const useServerData = <Wish, Data>(
  cache: ServerCache<Wish, Data>,
  wish: Wish,
  drawn?: { readonly key: string; readonly data: Data },
) => {
  const key = cache.keyOf(wish);
  const onPage = useMemo(
    () => (drawn?.key === key ? answered(drawn.data) : cache.nothing),
    [cache, drawn, key],
  );
  const entry = useEntry(cache, key, onPage);
  const load = (): void => void cache.load(wish);
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
