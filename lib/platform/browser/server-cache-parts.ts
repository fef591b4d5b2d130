import { ApiError } from './api-error.ts';
import type { CacheRules, Merge, ServerCache } from './server-cache.ts';

/** The server was reached and has nothing for this reader: another try changes nothing. */
export const isAbsence = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.status === 403 || failure.status === 404);

/** What this device keeps for the time without the network. */
interface Copies<Data> {
  read(key: string): Promise<Merge<Data> | null>;
  keep(key: string, data: Data): void;
}

/** Shows a copy until the server has answered, and keeps each answer. */
export const withCopies = <Wish, Data>(
  { ask, ...rules }: CacheRules<Wish, Data>,
  copies: Copies<Data>,
): CacheRules<Wish, Data> => ({
  ...rules,
  ask: async (wish, look) => {
    const key = rules.keyOf(wish);
    const copy = look.known.answeredAt === null && (await copies.read(key));
    if (copy) look.put(key, copy);
    const merge = await ask(wish, look);
    return (now) => {
      const data = merge(now);
      copies.keep(key, data);
      return data;
    };
  },
});

/** Something has happened of which an answer on its way may not know: with `outdate` it is asked for once more. */
export const withNews = <Wish, Data>({ ask, ...rules }: CacheRules<Wish, Data>) => {
  const news = new Map<string, number>();
  const heard = (key: string): number => news.get(key) ?? 0;
  const outdate = (key: string): void => void news.set(key, heard(key) + 1);
  const askAgain: typeof ask = async (wish, look) => {
    const before = heard(rules.keyOf(wish));
    const merge = await ask(wish, look);
    return heard(rules.keyOf(wish)) === before ? merge : askAgain(wish, look);
  };
  return { outdate, rules: { ...rules, ask: askAgain } };
};

/** What is fresh, or the server's answer; throws why there is none. */
export const fetchFrom = async <Wish, Data>(cache: ServerCache<Wish, Data>, wish: Wish): Promise<Data> => {
  const key = cache.keyOf(wish);
  if (!cache.isFresh(key)) await cache.load(wish);
  const { data, failure } = cache.read(key);
  if (failure instanceof Error) throw failure;
  return data;
};
