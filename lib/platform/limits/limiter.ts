import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { database, databaseClient } from '#models/connection.ts';
import { createHands, type Hands } from './point-leases.ts';

export interface LimitRule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Counted in the database for all servers together, else in this server's memory. */
  readonly shared: boolean;
  /** Points that are taken from the database at once. */
  readonly handful?: number | undefined;
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

interface Counter {
  limiter: RateLimiterAbstract;
  /** Null where each point is counted by itself. */
  hands: Hands | null;
}

const counters = processWide('limiters', () => new Map<string, Counter>());

const counterOf = (rule: LimitRule): Counter => {
  const known = counters.get().get(rule.name);
  if (known) return known;
  const limiter = makeLimiter(rule);
  const hands = rule.handful === undefined ? null : createHands(limiter, rule.handful);
  const made = { limiter, hands };
  counters.get().set(rule.name, made);
  return made;
};

/** Forgets all counters: they hold on to the database that they were made with. */
export const resetLimiters = (): void => counters.get().clear();

/** Counts one point of a caller; answers the seconds to wait when there are too many, else null. */
export const spendPoint = async (rule: LimitRule, caller: string): Promise<number | null> => {
  try {
    const { limiter, hands } = counterOf(rule);
    await (hands ? hands.spend(caller) : limiter.consume(caller));
    return null;
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    return Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
  }
};

/** Forgets what a caller has spent. */
export const refundPoints = async (rule: LimitRule, caller: string): Promise<void> => {
  const { limiter, hands } = counterOf(rule);
  hands?.drop(caller);
  await limiter.delete(caller);
};
