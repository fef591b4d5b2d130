/** The cached state of one piece of server data. */
export interface Entry<Data> {
  readonly data: Data;
  /** When the server last answered. Null if it never did: the data is then an offline copy or came with an event. */
  readonly answeredAt: number | null;
  readonly isLoading: boolean;
  /** Why the last fetch failed, including 404. Null after a success and while fetching. */
  readonly failure: unknown;
}

/** Merges new data into the current value, which may have changed since the fetch began. */
export type Merge<Data> = (now: Data) => Data;

interface FetchContext<Data> {
  readonly current: Entry<Data>;
  /** Aborted when no component needs the answer any longer. */
  readonly signal: AbortSignal;
  /** Shows data before the answer arrives. */
  setData(this: void, key: string, merge: Merge<Data>): void;
}

export interface CacheRules<Query, Data> {
  /** The data of an entry that was never fetched. */
  readonly empty: Data;
  toKey(this: void, query: Query): string;
  fetch(this: void, query: Query, context: FetchContext<Data>): Promise<Merge<Data>>;
  /** Data younger than this is not fetched again. */
  readonly freshMs?: number;
}

export const answered = <Data>(data: Data): Entry<Data> => ({
  data,
  answeredAt: Date.now(),
  isLoading: false,
  failure: null,
});

/** Caches server data of one kind for all components. */
export const createServerCache = <Query, Data>(rules: CacheRules<Query, Data>) => {
  const { empty, toKey, fetch, freshMs = 0 } = rules;
  /** The initial state, and always the state during server rendering. */
  const nothing: Entry<Data> = { ...answered(empty), answeredAt: null };
  const entries = new Map<string, Entry<Data>>();
  const runs = new Map<string, { ending: AbortController; done: Promise<void> }>();
  const listeners = new Map<string, Set<() => void>>();

  const read = (key: string): Entry<Data> => entries.get(key) ?? nothing;
  const write = (key: string, change: Partial<Entry<Data>>): void => {
    entries.set(key, { ...read(key), ...change });
    listeners.get(key)?.forEach((listener) => listener());
  };
  /** Stores data that came from elsewhere, such as an event or the user's own change. */
  const setData = (key: string, merge: Merge<Data>): void => write(key, { data: merge(read(key).data) });
  /** Fetches from the server. Concurrent callers share one request; the entry's `failure` holds the error. */
  const load = (query: Query): Promise<void> => {
    const key = toKey(query);
    const before = runs.get(key);
    if (before) return before.done;
    const ending = new AbortController();
    const { signal } = ending;
    write(key, { isLoading: true, failure: null });
    const done = fetch(query, { current: read(key), signal, setData })
      .then(
        (merge) => write(key, answered(merge(read(key).data))),
        (failure: unknown) => signal.aborted || write(key, { isLoading: false, failure }),
      )
      .then(() => void (signal.aborted || runs.delete(key)));
    runs.set(key, { ending, done });
    return done;
  };
  return {
    nothing,
    entries,
    toKey,
    read,
    setData,
    load,
    isFresh: (key: string): boolean => Date.now() - (read(key).answeredAt ?? -Infinity) < freshMs,
    /** Returns an unsubscribe function. A request is aborted when its last listener leaves. */
    subscribe: (key: string, listener: () => void): (() => void) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size > 0) return;
        runs.get(key)?.ending.abort();
        if (runs.delete(key)) write(key, { isLoading: false });
      };
    },
  };
};

export type ServerCache<Query, Data> = ReturnType<typeof createServerCache<Query, Data>>;
