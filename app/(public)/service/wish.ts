import { publicPaths } from '#lib/platform/navigation/paths.ts';

const ROWS_AT_ONCE = 20;
const MOST_LETTERS = 100;
const NEAR = { near: '1' };

/** What the address asks of the list of services. */
export interface Wish {
  words: string;
  /** Whether only services that somebody near the reader's place does are shown. */
  isNear: boolean;
  /** How many services are shown. */
  rows: number;
}

interface Asked {
  query: string | null;
  near: string | null;
  rows: string | null;
}

/** Reads a wish from an address; what makes no sense counts as not asked. */
export const resolveRequest = ({ query, near, rows }: Asked): Wish => ({
  words: (query ?? '').trim().slice(0, MOST_LETTERS),
  isNear: near === NEAR.near,
  rows: Math.max(ROWS_AT_ONCE, /^\d{1,4}$/.test(rows ?? '') ? Number(rows) : 0),
});

const pageOf = (asked: Record<string, string>): string => {
  const params = new URLSearchParams(asked).toString();
  return params ? `${publicPaths.services}?${params}` : publicPaths.services;
};

/** What of a wish stays in the address while other words are looked for. */
export const keptOf = ({ isNear }: Pick<Wish, 'isNear'>): Record<string, string> => (isNear ? NEAR : {});

const askedOf = ({ words, isNear }: Wish): Record<string, string> => ({
  ...(words && { query: words }),
  ...keptOf({ isNear }),
});

/** The page with the next rows. */
export const moreOf = (wish: Wish): string =>
  pageOf({ ...askedOf(wish), rows: String(wish.rows + ROWS_AT_ONCE) });

/** The page that asks the same of near services only, or of all again. */
export const otherNearOf = (wish: Wish): string => pageOf(askedOf({ ...wish, isNear: !wish.isNear }));
