import { AppError } from '#lib/platform/contract/app-error.ts';
import { within } from '#lib/platform/concurrency/within.ts';
import { limited, TimeLimit } from '#models/time-limit.ts';

// Longer than an election takes, shorter than a proxy waits.
const COMMIT_MS = 15_000;

const tooLate = (): never => {
  throw new AppError('unavailable', { retryAfterSeconds: 2 });
};

/**
 * Answers 503 when we take too long and have stored nothing; then nothing will be stored. A call that is storing is
 * given more time; if the database does not answer by then, only a repeat with the same key can tell. Time spent waiting
 * for a slow caller's body does not count.
 */
export const startDeadline = (limitMs: number, commitMs = COMMIT_MS) => {
  const limit = new TimeLimit(limitMs);
  let leftMs = limitMs;
  return async <Value>(start: () => Promise<Value>): Promise<Value> => {
    const startedAt = performance.now();
    const work = limited(limit, start);
    try {
      return await within(leftMs, work, () => (limit.giveUp() ? tooLate() : within(commitMs, work, tooLate)));
    } finally {
      leftMs -= performance.now() - startedAt;
    }
  };
};
