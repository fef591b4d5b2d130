const KEPT_MS = 3_600_000;

export interface FormerPrices {
  /** When the last of them was replaced. */
  readonly at: Date;
  /** The lowest one; null without one. */
  readonly lowestPaise: number | null;
  /** Null while the worker had no separate price. */
  readonly hadNone: boolean;
}

/** Returns whether a moment lies within the hour in which former prices still count. */
export const isRecent = (since: Date | undefined, at: Date): boolean =>
  since !== undefined && at.getTime() - since.getTime() < KEPT_MS;

const stillKept = (former: FormerPrices | undefined, at: Date): FormerPrices | undefined =>
  isRecent(former?.at, at) ? former : undefined;

const lowest = (prices: readonly (number | null | undefined)[]): number | null => {
  const known = prices.filter((price) => typeof price === 'number');
  return known.length > 0 ? Math.min(...known) : null;
};

/** Returns the former prices to keep after a price change; undefined when the price stays. */
export const keepFormer = (
  current: { readonly paise: number | null; readonly former?: FormerPrices | undefined },
  paise: number | null,
  at: Date,
): FormerPrices | undefined => {
  if (current.paise === paise) return undefined;
  const kept = stillKept(current.former, at);
  return {
    at,
    lowestPaise: lowest([current.paise, kept?.lowestPaise]),
    hadNone: current.paise === null || (kept?.hadNone ?? false),
  };
};

/** Returns prices of the last hour that no longer apply; null means there was none. */
export const recentPrices = (former: FormerPrices | undefined, at: Date): (number | null)[] => {
  const kept = stillKept(former, at);
  if (!kept) return [];
  return [...(kept.lowestPaise === null ? [] : [kept.lowestPaise]), ...(kept.hadNone ? [null] : [])];
};
