import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { processWide } from '#lib/config/process-wide.ts';
import { database, databaseClient } from '#models/connection.ts';

export interface LimitRule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Counted in the database for all servers together, else in this server's memory. */
  readonly shared: boolean;
}

// A counter that a change of the primary forgets lets a few calls more through; nobody needs to wait for that.
const quick = { writeConcern: { w: 1 } } as const;

const makeLimiter = ({ name, points, seconds, shared }: LimitRule): RateLimiterAbstract => {
  const rule = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(rule);
  if (!shared) return memory;
  return new RateLimiterMongo({
    ...rule,
    storeClient: { db: (name: string) => databaseClient().db(name, quick) },
    dbName: database().databaseName,
    tableName: 'rateLimits',
    disableIndexesCreation: true,
    // With the database away each server counts for itself rather than letting everyone through or nobody.
    insuranceLimiter: memory,
  });
};

const limiters = processWide('limiters', () => new Map<string, RateLimiterAbstract>());

const limiterOf = (rule: LimitRule): RateLimiterAbstract => {
  const known = limiters.get().get(rule.name);
  if (known) return known;
  const made = makeLimiter(rule);
  limiters.get().set(rule.name, made);
  return made;
};

/** Forgets all limiters: they hold on to the database that they were made with. */
export const resetLimiters = (): void => limiters.get().clear();

/** Counts one point of a caller; answers the seconds to wait when there are too many, else null. */
export const spendPoint = async (rule: LimitRule, caller: string): Promise<number | null> => {
  try {
    await limiterOf(rule).consume(caller);
    return null;
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    return Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
  }
};

/** Forgets what a caller has spent. */
export const refundPoints = async (rule: LimitRule, caller: string): Promise<void> => {
  await limiterOf(rule).delete(caller);
};
