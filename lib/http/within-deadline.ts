import { AppError } from '#lib/domain/app-error.ts';

const DEADLINE_MS = 5500;

/** Answers 503 instead of leaving the caller hanging when a call takes too long, whatever it waits for. */
export const withinDeadline = async <Value>(work: Promise<Value>): Promise<Value> => {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('unavailable', { retryAfterSeconds: 2 })), DEADLINE_MS);
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
};
