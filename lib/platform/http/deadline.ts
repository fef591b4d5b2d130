import { AppError } from '#lib/platform/contract/app-error.ts';
import { within } from '#lib/platform/concurrency/within.ts';
import { limited, TimeLimit } from '#models/time-limit.ts';

const DEADLINE_MS = 5500;

const tooLate = (): never => {
  throw new AppError('unavailable', { retryAfterSeconds: 2 });
};

/**
 * Answers 503 when we take too long and have stored nothing; then nothing will be stored. Time spent waiting for a slow
 * caller's body does not count.
 */
export const startDeadline = (limitMs = DEADLINE_MS) => {
  const limit = new TimeLimit();
  let leftMs = limitMs;
  return async <Value>(start: () => Promise<Value>): Promise<Value> => {
    const startedAt = performance.now();
    const work = limited(limit, start);
    try {
      return await within(leftMs, work, () => (limit.giveUp() ? tooLate() : work));
    } finally {
      leftMs -= performance.now() - startedAt;
    }
  };
};
