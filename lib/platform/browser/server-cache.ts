/** What this tab knows of one thing that the server has. */
export interface Entry<Data> {
  readonly data: Data;
  /** When the server answered last; null before: what there is then is a copy, or what news told. */
  readonly answeredAt: number | null;
  readonly isLoading: boolean;
  /** Why the last look brought no answer; null when it did, and while another is under way. That there is nothing is one. */
  readonly failure: unknown;
}

/** What becomes of what is known when something comes; meanwhile it may have changed. */
export type Merge<Data> = (now: Data) => Data;

interface Look<Data> {
  readonly known: Entry<Data>;
  /** Ends when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Puts in what there is before the answer. */
  put(this: void, key: string, merge: Merge<Data>): void;
}

export interface CacheRules<Wish, Data> {
  /** What there is of a thing of which nothing is known. */
  readonly empty: Data;
  /** Wishes of the same key are answered alike. */
  keyOf(this: void, wish: Wish): string;
  ask(this: void, wish: Wish, look: Look<Data>): Promise<Merge<Data>>;
  /** For so long nobody who looks asks again. */
  readonly freshMs?: number;
}

/** An entry as the server has just answered it. */
export const answered = <Data>(data: Data): Entry<Data> => ({
  data,
  answeredAt: Date.now(),
  isLoading: false,
  failure: null,
});

/** Keeps what the server has said of things of one kind, for all parts of the page. */
export const createServerCache = <Wish, Data>(rules: CacheRules<Wish, Data>) => {
  const { empty, keyOf, ask, freshMs = 0 } = rules;
  /** What is known of everything at first, and on servers for good. */
  const nothing: Entry<Data> = { ...answered(empty), answeredAt: null };
  const entries = new Map<string, Entry<Data>>();
  const runs = new Map<string, { ending: AbortController; done: Promise<void> }>();
  const listeners = new Map<string, Set<() => void>>();

  const read = (key: string): Entry<Data> => entries.get(key) ?? nothing;
  const write = (key: string, change: Partial<Entry<Data>>): void => {
    entries.set(key, { ...read(key), ...change });
    listeners.get(key)?.forEach((listener) => listener());
  };
  /** Puts in what is known from elsewhere: news of the server, a change of one's own. */
  const put = (key: string, merge: Merge<Data>): void => write(key, { data: merge(read(key).data) });
  /** Asks the server; whoever does while an answer is on its way gets that one. `failure` says why none came. */
  const load = (wish: Wish): Promise<void> => {
    const key = keyOf(wish);
    const before = runs.get(key);
    if (before) return before.done;
    const ending = new AbortController();
    const { signal } = ending;
    write(key, { isLoading: true, failure: null });
    const done = ask(wish, { known: read(key), signal, put })
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
    keyOf,
    read,
    put,
    load,
    isFresh: (key: string): boolean => Date.now() - (read(key).answeredAt ?? -Infinity) < freshMs,
    /** Hears of changes; returns how to stop. An answer for which nobody waits any more is given up. */
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

export type ServerCache<Wish, Data> = ReturnType<typeof createServerCache<Wish, Data>>;
