import { processWide } from '#lib/platform/config/process-wide.ts';

interface TtlRules {
  /** The name of the process-wide store. */
  name: string;
  /** Without it, entries stay until the cache is full. */
  keptMs?: number;
  /** The cache is emptied when it grows beyond this. */
  maxEntries: number;
  /** In milliseconds; pass the product's clock if entries should follow it. */
  clock?: () => number;
}

interface Kept<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/** Caches values for a time. Concurrent readers share one pending promise; failures are not cached. */
export const createTtlCache = <Value>({
  name,
  keptMs = Infinity,
  maxEntries,
  clock = () => performance.now(),
}: TtlRules) => {
  const store = processWide(name, () => new Map<string, Kept<Value>>());
  const find = (key: string): Value | null => {
    const kept = store.get().get(key);
    // Tests may set the clock back.
    return kept && Math.abs(clock() - kept.readAt) < keptMs ? kept.value : null;
  };
  const put = (key: string, value: Value): Value => {
    const all = store.get();
    if (all.size >= maxEntries) all.clear();
    const kept = { value, readAt: clock() };
    all.set(key, kept);
    if (value instanceof Promise) value.catch(() => all.get(key) === kept && all.delete(key));
    return value;
  };
  return {
    find,
    put,
    get: (key: string, read: () => Value): Value => find(key) ?? put(key, read()),
    forget: (key: string): void => void store.get().delete(key),
  };
};
