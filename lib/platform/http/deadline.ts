import { AppError } from '#lib/platform/contract/app-error.ts';

const DEADLINE_MS = 5500;

const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> => {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('unavailable', { retryAfterSeconds: 2 })), milliseconds);
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Answers 503 instead of leaving the caller hanging when we take too long, whatever we wait for. The time that a caller
 * on a bad line needs to send a body is theirs: only what passes through here counts.
 */
export const startDeadline = () => {
  let leftMs = DEADLINE_MS;
  return async <Value>(work: Promise<Value>): Promise<Value> => {
    const startedAt = performance.now();
    try {
      return await within(leftMs, work);
    } finally {
      leftMs -= performance.now() - startedAt;
    }
  };
};
