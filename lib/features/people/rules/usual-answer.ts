/** So many answers to requests are kept of a worker. */
export const LAST_ANSWERS = 20;
/** With fewer of them nothing is said. */
const FEWEST_ANSWERS = 5;
const MINUTES_AN_HOUR = 60;

const medianOf = (minutes: readonly number[]): number => {
  const sorted = minutes.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
};

/** In how many hours a worker usually answers: the median of the last answers, rounded up; null while there are few. */
export const usualAnswerHours = (minutes: readonly number[]): number | null => {
  if (minutes.length < FEWEST_ANSWERS) return null;
  return Math.max(1, Math.ceil(medianOf(minutes.slice(-LAST_ANSWERS)) / MINUTES_AN_HOUR));
};
