import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { database, databaseClient } from '#models/connection.ts';

interface PointLease {
  left: number;
}

/**
 * Takes the points of a shared limit a handful at a time, so that most calls ask the database nothing. What a server has
 * taken and not given out is gone when the window ends: a caller who changes servers has so much less.
 */
const createPointLeases = (limiter: RateLimiterAbstract, handful: number) => {
  const hands = new Map<string, Promise<PointLease>>();

  const fill = (caller: string): Promise<PointLease> => {
    const drop = (): void => {
      if (hands.get(caller) === filled) hands.delete(caller);
    };
    const take = async (): Promise<PointLease> => {
      const { msBeforeNext } = await limiter.consume(caller, handful);
      setTimeout(drop, msBeforeNext).unref();
      return { left: handful };
    };
    const filled = take();
    // The next one asks again, and hears for how long.
    filled.catch(drop);
    hands.set(caller, filled);
    return filled;
  };

  /** Gives out one point; rejects as the limiter does when there are none. */
  const spend = async (caller: string): Promise<void> => {
    const held = hands.get(caller) ?? fill(caller);
    const hand = await held;
    if (hand.left > 0) {
      hand.left -= 1;
      return;
    }
    if (hands.get(caller) === held) hands.delete(caller);
    await spend(caller);
  };

  const drop = (caller: string): void => void hands.delete(caller);

  return { spend, drop };
};

type PointLeases = ReturnType<typeof createPointLeases>;

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
  hands: PointLeases | null;
}

const counters = processWide('limiters', () => new Map<string, Counter>());

const counterOf = (rule: LimitRule): Counter => {
  const known = counters.get().get(rule.name);
  if (known) return known;
  const limiter = makeLimiter(rule);
  const hands = rule.handful === undefined ? null : createPointLeases(limiter, rule.handful);
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

/** Takes back one point that a caller has spent. */
export const returnPoint = async (rule: LimitRule, caller: string): Promise<void> => {
  await counterOf(rule).limiter.reward(caller, 1);
};
