// Retries quickly at first, for hiccups, then hourly, so that a mail server may be down over a weekend.
const FIRST_MS = 2000;
const MAX_DELAY_MS = 3_600_000;
const MAX_ATTEMPTS = 90;

interface Failure {
  attempts: number;
  at: Date;
  /** Between 0 and 1; spreads out rows that failed together. */
  random?: number;
}

/** When to retry after `attempts` failures; null means give up. */
export const retryAt = ({ attempts, at, random = Math.random() }: Failure): Date | null => {
  if (attempts >= MAX_ATTEMPTS) return null;
  const delay = Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** (attempts - 1));
  return new Date(at.getTime() + delay * (0.5 + random / 2));
};
