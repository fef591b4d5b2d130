/** Response times kept per worker. */
export const LAST_ANSWERS = 20;
/** Minimum answers before a response time is shown. */
const MIN_ANSWERS = 5;
const MINUTES_AN_HOUR = 60;

const median = (minutes: readonly number[]): number => {
  const sorted = minutes.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
};

/** Returns the usual response time in hours: the median of recent answers, rounded up; null with too few. */
export const usualAnswerHours = (minutes: readonly number[]): number | null => {
  if (minutes.length < MIN_ANSWERS) return null;
  return Math.max(1, Math.ceil(median(minutes.slice(-LAST_ANSWERS)) / MINUTES_AN_HOUR));
};
