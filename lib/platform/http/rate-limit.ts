import type { Contract } from '#lib/platform/contract/contract.ts';
import { rateClasses, type RateClass, type RateRule } from '#lib/platform/contract/rate-class.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { callerNetwork } from './client-network.ts';
import { byFactor, drawPoint, type Balance, type LimitRule } from '#lib/platform/limits/limiter.ts';

/** Cheapest first. */
const toLimitRules = (rate: RateClass, isGuest: boolean): LimitRule[] => {
  const { shared, leaseSize, burst, guests, ...members }: RateRule = rateClasses[rate];
  const own = isGuest && guests;
  const { points, seconds } = own || members;
  const name = own ? `${rate}:guest` : rate;
  const whole = { name, points: byFactor(points), seconds, shared, leaseSize };
  if (!burst) return [whole];
  return [
    { name: `${name}:burst`, points: byFactor(burst.points), seconds: burst.seconds, shared: false },
    whole,
  ];
};

interface Spending {
  rate: RateClass;
  /** Null: a guest. */
  userId: string | null;
  network: string;
}

interface Spent extends Balance {
  readonly rule: LimitRule;
}

const spend = async ({ rate, userId, network }: Spending): Promise<Spent | null> => {
  const caller = rateClasses[rate].by === 'caller' && userId !== null ? userId : network;
  let last: Spent | null = null;
  for (const rule of toLimitRules(rate, userId === null)) {
    last = { rule, ...(await drawPoint(rule, caller)) };
    if (last.isOver) return last;
  }
  return last;
};

/** Counts one call, or a page that does the same; returns the seconds to wait when there are too many, else null. */
export const spendRate = async (spending: Spending): Promise<number | null> => {
  const spent = await spend(spending);
  return spent?.isOver ? spent.seconds : null;
};

/** The fields of the IETF's draft "RateLimit header fields for HTTP". */
const toHeaders = ({ rule: { name, points, seconds: window }, left, seconds }: Spent) => ({
  'ratelimit-policy': `"${name}";q=${points};w=${window}`,
  ratelimit: `"${name}";r=${left};t=${seconds}`,
});

/**
 * Counts a call against its limits and rejects it with the seconds to wait once they are used up. Returns the headers
 * that say what is left.
 */
export const consumeRate = async ({
  contract,
  actor,
  headers,
}: {
  contract: Contract;
  actor: Actor | null;
  headers: Headers;
}): Promise<Readonly<Record<string, string>>> => {
  // Each key has limits of its own, so that a busy script does not lock its maker out of the office.
  const userId = actor && (actor.keyId ?? actor.userId);
  const spent = await spend({ rate: contract.rate, userId, network: callerNetwork(headers) });
  if (spent?.isOver) {
    const { seconds } = spent;
    throw new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
  }
  return spent ? toHeaders(spent) : {};
};
