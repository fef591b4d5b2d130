import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { env } from '#lib/platform/config/env.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { database, databaseClient } from '#models/connection.ts';

interface PointLease {
  left: number;
  /** Points left beyond the lease when it was taken. */
  beyond: number;
  endsAt: number;
}

/**
 * Leases several points of a shared limit at once, so that most calls need no database access. However many servers
 * there are, no more points than the limit are leased in a window. Points leased but not spent expire with the window: a
 * caller who switches servers loses up to one less than a lease on each.
 */
const createPointLeases = (limiter: RateLimiterAbstract, leaseSize: number) => {
  const leases = new Map<string, Promise<PointLease>>();

  const fill = (caller: string): Promise<PointLease> => {
    const drop = (): void => {
      if (leases.get(caller) === filled) leases.delete(caller);
    };
    const take = async (): Promise<PointLease> => {
      const { msBeforeNext, remainingPoints } = await limiter.consume(caller, leaseSize);
      setTimeout(drop, msBeforeNext).unref();
      return { left: leaseSize, beyond: remainingPoints, endsAt: Date.now() + msBeforeNext };
    };
    const filled = take();
    // The next caller asks the database again and learns how long to wait.
    filled.catch(drop);
    leases.set(caller, filled);
    return filled;
  };

  /** Spends one point; rejects like the limiter when none are left. */
  const spend = async (caller: string): Promise<RateLimiterRes> => {
    const held = leases.get(caller) ?? fill(caller);
    const lease = await held;
    // Its timer may be late; points of one window are not spent in the next.
    if (lease.left > 0 && lease.endsAt > Date.now()) {
      lease.left -= 1;
      return new RateLimiterRes(lease.left + lease.beyond, lease.endsAt - Date.now());
    }
    if (leases.get(caller) === held) leases.delete(caller);
    return spend(caller);
  };

  const drop = (caller: string): void => void leases.delete(caller);

  return { spend, drop };
};

type PointLeases = ReturnType<typeof createPointLeases>;

export interface LimitRule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Counted in the database across servers, otherwise in this server's memory. */
  readonly shared: boolean;
  /** Points leased from the database at once. */
  readonly leaseSize?: number | undefined;
}

// Losing a counter in a failover lets a few more calls through; waiting for replication is not worth it.
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
    // When the database is down, each server counts in memory instead of letting everyone through or no one.
    insuranceLimiter: memory,
  });
};

interface Counter {
  limiter: RateLimiterAbstract;
  /** Null if every point is counted individually. */
  leases: PointLeases | null;
}

const counters = processWide('limiters', () => new Map<string, Counter>());

const getCounter = (rule: LimitRule): Counter => {
  const known = counters.get().get(rule.name);
  if (known) return known;
  const limiter = makeLimiter(rule);
  const leases = rule.leaseSize === undefined ? null : createPointLeases(limiter, rule.leaseSize);
  const made = { limiter, leases };
  counters.get().set(rule.name, made);
  return made;
};

/** Drops all counters, because they keep the database connection they were created with. */
export const resetLimiters = (): void => counters.get().clear();

/** The points of a limit as this installation sets them: load runs raise all limits at once. */
export const byFactor = (points: number): number => Math.ceil(points * env().RATE_LIMIT_FACTOR);

/** A caller's standing after an attempt to spend a point. */
export interface Balance {
  readonly isOver: boolean;
  readonly left: number;
  /** Until the limit starts again. */
  readonly seconds: number;
}

const toBalance = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): Balance => ({
  isOver,
  left: Math.max(0, remainingPoints),
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** Spends one point of a caller, if there is one. */
export const drawPoint = async (rule: LimitRule, caller: string): Promise<Balance> => {
  try {
    const { limiter, leases } = getCounter(rule);
    return toBalance(await (leases ? leases.spend(caller) : limiter.consume(caller)), false);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    return toBalance(outcome, true);
  }
};

/** Spends one point of a caller. Returns the seconds to wait if none are left, else null. */
export const spendPoint = async (rule: LimitRule, caller: string): Promise<number | null> => {
  const { isOver, seconds } = await drawPoint(rule, caller);
  return isOver ? seconds : null;
};

/** Returns how many points a caller has left, without spending any. */
export const peekPoints = async (rule: LimitRule, caller: string): Promise<number> => {
  const state = await getCounter(rule).limiter.get(caller);
  return state ? Math.max(0, state.remainingPoints) : rule.points;
};

/** Resets a caller's points. */
export const refundPoints = async (rule: LimitRule, caller: string): Promise<void> => {
  const { limiter, leases } = getCounter(rule);
  leases?.drop(caller);
  await limiter.delete(caller);
};

/** Gives one spent point back. */
export const returnPoint = async (rule: LimitRule, caller: string): Promise<void> => {
  await getCounter(rule).limiter.reward(caller, 1);
};
