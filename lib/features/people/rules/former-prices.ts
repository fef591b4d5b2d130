const KEPT_MS = 3_600_000;

/** The prices that have just been given up; customers may have one of them before their eyes. */
export interface FormerPrices {
  /** When the last of them was given up. */
  readonly at: Date;
  /** The lowest of them; null where there was none. */
  readonly lowestPaise: number | null;
  /** For a time nothing of one's own was asked. */
  readonly hadNone: boolean;
}

/** What somebody asks, by the hour or for a service; null: nothing of their own. */
interface Asked {
  readonly paise: number | null;
  readonly former?: FormerPrices | undefined;
}

/** Whether something happened within the hour for which former prices count. */
export const isRecent = (since: Date | undefined, at: Date): boolean =>
  since !== undefined && at.getTime() - since.getTime() < KEPT_MS;

const stillKept = (former: FormerPrices | undefined, at: Date): FormerPrices | undefined =>
  isRecent(former?.at, at) ? former : undefined;

const lowest = (prices: readonly (number | null | undefined)[]): number | null => {
  const known = prices.filter((price) => typeof price === 'number');
  return known.length > 0 ? Math.min(...known) : null;
};

/** What is kept of former prices when another one takes the place of the present; undefined where it stays. */
export const keepFormer = (asked: Asked, paise: number | null, at: Date): FormerPrices | undefined => {
  if (asked.paise === paise) return undefined;
  const kept = stillKept(asked.former, at);
  return {
    at,
    lowestPaise: lowest([asked.paise, kept?.lowestPaise]),
    hadNone: asked.paise === null || (kept?.hadNone ?? false),
  };
};

/** What was asked within the last hour and is no more; null stands for nothing of one's own. */
export const recentPrices = (former: FormerPrices | undefined, at: Date): (number | null)[] => {
  const kept = stillKept(former, at);
  if (!kept) return [];
  return [...(kept.lowestPaise === null ? [] : [kept.lowestPaise]), ...(kept.hadNone ? [null] : [])];
};
