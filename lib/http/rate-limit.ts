import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { env } from '#lib/config/env.ts';
import { processWide } from '#lib/config/process-wide.ts';
import type { Contract } from '#lib/contracts/contract.ts';
import { rateClasses, type RateClass } from '#lib/contracts/rate-class.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { database, databaseClient } from '#models/connection.ts';

export const CLIENT_HEADER = 'x-hunar-client';

const makeLimiter = (name: RateClass): RateLimiterAbstract => {
  const { points, seconds, shared } = rateClasses[name];
  const rule = { keyPrefix: name, points: Math.ceil(points * env().RATE_LIMIT_FACTOR), duration: seconds };
  const memory = new RateLimiterMemory(rule);
  if (!shared) return memory;
  return new RateLimiterMongo({
    ...rule,
    storeClient: databaseClient(),
    dbName: database().databaseName,
    tableName: 'rateLimits',
    disableIndexesCreation: true,
    // With the database away each server counts for itself rather than letting everyone through or nobody.
    insuranceLimiter: memory,
  });
};

const limiters = processWide('limiters', () => new Map<RateClass, RateLimiterAbstract>());

const limiterOf = (name: RateClass): RateLimiterAbstract => {
  const known = limiters.get().get(name);
  if (known) return known;
  const made = makeLimiter(name);
  limiters.get().set(name, made);
  return made;
};

/** Forgets all limiters: they hold on to the database that they were made with. */
export const resetLimiters = (): void => limiters.get().clear();

interface Consumption {
  contract: Contract;
  actor: Actor | null;
  headers: Headers;
}

/** Counts one call of one caller; too many are refused with the seconds to wait. */
export const consumeRate = async ({ contract, actor, headers }: Consumption): Promise<void> => {
  const { by } = rateClasses[contract.rate];
  const address = headers.get(CLIENT_HEADER) ?? 'unknown';
  const caller = by === 'caller' && actor ? actor.userId : address;
  try {
    await limiterOf(contract.rate).consume(caller);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    const seconds = Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
    throw new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
  }
};
