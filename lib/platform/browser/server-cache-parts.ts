import { ApiError } from './api-error.ts';
import type { CacheRules, Merge, ServerCache } from './server-cache.ts';

/** The server answered that there is nothing to see; retrying is pointless. */
export const isAbsence = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.status === 403 || failure.status === 404);

/** Copies of answers that this device keeps for offline use. */
interface Copies<Data> {
  read(key: string): Promise<Merge<Data> | null>;
  keep(key: string, data: Data): void;
}

/** Shows the offline copy until the server answers, and stores every answer. */
export const withCopies = <Query, Data>(
  { fetch, ...rules }: CacheRules<Query, Data>,
  copies: Copies<Data>,
): CacheRules<Query, Data> => ({
  ...rules,
  fetch: async (query, context) => {
    const key = rules.toKey(query);
    const copy = context.current.answeredAt === null && (await copies.read(key));
    if (copy) context.setData(key, copy);
    const merge = await fetch(query, context);
    return (now) => {
      const data = merge(now);
      copies.keep(key, data);
      return data;
    };
  },
});

/** Adds `outdate`: refetch an answer that is already on its way, because it may miss a change that just happened. */
export const withRefetch = <Query, Data>({ fetch, ...rules }: CacheRules<Query, Data>) => {
  const changes = new Map<string, number>();
  const countChanges = (key: string): number => changes.get(key) ?? 0;
  const outdate = (key: string): void => void changes.set(key, countChanges(key) + 1);
  const fetchAgain: typeof fetch = async (query, context) => {
    const before = countChanges(rules.toKey(query));
    const merge = await fetch(query, context);
    return countChanges(rules.toKey(query)) === before ? merge : fetchAgain(query, context);
  };
  return { outdate, rules: { ...rules, fetch: fetchAgain } };
};

/**
 * Lets several entries read one response: each gets its own reader. Readers that read again, because an event has
 * overtaken the response, share the next request too.
 */
export const shareReads = <Result>(request: () => Promise<Result>): (() => () => Promise<Result>) => {
  const responses = new Map<number, Promise<Result>>();
  return () => {
    let times = 0;
    return () => {
      times += 1;
      const response = responses.get(times) ?? request();
      responses.set(times, response);
      return response;
    };
  };
};

/** Returns fresh data or fetches it; throws if the fetch fails. */
export const fetchFrom = async <Query, Data>(
  cache: ServerCache<Query, Data>,
  query: Query,
): Promise<Data> => {
  const key = cache.toKey(query);
  if (!cache.isFresh(key)) await cache.load(query);
  const { data, failure } = cache.read(key);
  if (failure instanceof Error) throw failure;
  return data;
};
