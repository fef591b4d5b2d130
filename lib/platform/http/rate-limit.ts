import { env } from '#lib/platform/config/env.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { rateClasses, type RateRule } from '#lib/platform/contract/rate-class.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { callerNetwork } from './client-network.ts';
import { spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';

const byFactor = (points: number): number => Math.ceil(points * env().RATE_LIMIT_FACTOR);

/** What is asked in turn, cheapest first. */
const rulesOf = ({ rate }: Contract, isGuest: boolean): LimitRule[] => {
  const { shared, handful, burst, guests, ...members }: RateRule = rateClasses[rate];
  const own = isGuest && guests;
  const { points, seconds } = own || members;
  const name = own ? `${rate}:guest` : rate;
  const whole = { name, points: byFactor(points), seconds, shared, handful };
  if (!burst) return [whole];
  return [
    { name: `${name}:burst`, points: byFactor(burst.points), seconds: burst.seconds, shared: false },
    whole,
  ];
};

interface Consumption {
  contract: Contract;
  actor: Actor | null;
  headers: Headers;
}

/** Counts one call of one caller; too many are refused with the seconds to wait. */
export const consumeRate = async ({ contract, actor, headers }: Consumption): Promise<void> => {
  const { by } = rateClasses[contract.rate];
  const caller = by === 'caller' && actor ? actor.userId : callerNetwork(headers);
  for (const rule of rulesOf(contract, actor === null)) {
    const seconds = await spendPoint(rule, caller);
    if (seconds !== null)
      throw new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
  }
};
