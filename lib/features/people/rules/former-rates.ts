const KEPT_MS = 3_600_000;

/** The rates that a worker has just given up; customers may have one of them before their eyes. */
export interface FormerRates {
  /** When the last of them was given up. */
  readonly at: Date;
  /** The lowest of them; null where there was none. */
  readonly lowestPaise: number | null;
  /** The services' own prices counted for a time. */
  readonly hadNone: boolean;
}

interface Rated {
  readonly hourlyRatePaise: number | null;
  readonly formerRates?: FormerRates;
}

const stillKept = ({ formerRates }: Rated, at: Date): FormerRates | undefined =>
  formerRates && at.getTime() - formerRates.at.getTime() < KEPT_MS ? formerRates : undefined;

const lowest = (rates: readonly (number | null | undefined)[]): number | null => {
  const known = rates.filter((rate) => typeof rate === 'number');
  return known.length > 0 ? Math.min(...known) : null;
};

/** What is kept of a worker's rates when another one takes their place; undefined where the rate stays. */
export const keepFormerRates = (
  worker: Rated,
  hourlyRatePaise: number | null,
  at: Date,
): FormerRates | undefined => {
  if (worker.hourlyRatePaise === hourlyRatePaise) return undefined;
  const kept = stillKept(worker, at);
  return {
    at,
    lowestPaise: lowest([worker.hourlyRatePaise, kept?.lowestPaise]),
    hadNone: worker.hourlyRatePaise === null || (kept?.hadNone ?? false),
  };
};

/** The rates that a worker had within the last hour and has no more; null stands for the services' own prices. */
export const recentRates = (worker: Rated, at: Date): (number | null)[] => {
  const kept = stillKept(worker, at);
  if (!kept) return [];
  return [...(kept.lowestPaise === null ? [] : [kept.lowestPaise]), ...(kept.hadNone ? [null] : [])];
};
