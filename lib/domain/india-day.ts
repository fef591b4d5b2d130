// India has one zone and no summer time.
const INDIA_OFFSET_MS = 330 * 60_000;

/** The calendar day in India at an instant, `YYYY-MM-DD`. */
export const indiaDayOf = (instant: Date): string =>
  new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
