// The first tries come quickly, for hiccups; later ones hourly, so that a mail server may be away over a weekend.
const FIRST_MS = 2000;
const LONGEST_MS = 3_600_000;
const MOST_ATTEMPTS = 90;

interface Failure {
  attempts: number;
  at: Date;
  /** Between 0 and 1; spreads rows that failed together. */
  random?: number;
}

/** When to try again after `attempts` failures; null: not any more. */
export const retryAt = ({ attempts, at, random = Math.random() }: Failure): Date | null => {
  if (attempts >= MOST_ATTEMPTS) return null;
  const delay = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return new Date(at.getTime() + delay * (0.5 + random / 2));
};
