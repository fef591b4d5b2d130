import { processWide } from '#lib/platform/config/process-wide.ts';

interface TtlRules {
  /** Of the store that all parts of this process share. */
  name: string;
  /** Without it, until there are too many. */
  keptMs?: number;
  /** Beyond so many all are forgotten. */
  most: number;
  /** Milliseconds; where kept times follow the clock of the product, that one. */
  clock?: () => number;
}

interface Kept<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/** Remembers for a while what was read; whoever asks while a promise is open waits for the same. What failed is forgotten. */
export const createTtlCache = <Value>({
  name,
  keptMs = Infinity,
  most,
  clock = () => performance.now(),
}: TtlRules) => {
  const store = processWide(name, () => new Map<string, Kept<Value>>());
  const find = (key: string): Value | null => {
    const kept = store.get().get(key);
    // The product's clock can be set back.
    return kept && Math.abs(clock() - kept.readAt) < keptMs ? kept.value : null;
  };
  const put = (key: string, value: Value): Value => {
    const all = store.get();
    if (all.size >= most) all.clear();
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
