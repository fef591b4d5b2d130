import { usualRate, type UsualRate } from '#lib/features/profiles/rules/start-steps.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listRates } from '#models/people/worker-listings.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

/** How many top workers of a trade are read. */
const SCAN_LIMIT = 200;

export interface RateOfOthers extends UsualRate {
  /** The trade's listed name. */
  readonly trade: string;
  /** Rates from the worker's own city; otherwise from anywhere. */
  readonly isNear: boolean;
}

const rateFor = async (skillId: string, cityKey: string | null): Promise<UsualRate | null> => {
  const rates = await listRates({ skillId, cityKey, limit: SCAN_LIMIT });
  return usualRate(rates.map((paise) => paise ?? 0));
};

/** By trade; every guest on the workers' front page reads all of them. */
const kept = createTtlCache<Promise<UsualRate | null>>({
  ...{ name: 'usualRates', keptMs: 60_000, maxEntries: 200 },
  clock: () => now().getTime(),
});

/** Returns the usual hourly rates of trades anywhere, up to a minute old; trades with too few workers are left out. */
export const listUsualRates = async <Trade extends { readonly _id: string }>(
  trades: readonly Trade[],
): Promise<(UsualRate & { readonly trade: Trade })[]> => {
  const rates = await Promise.all(trades.map(({ _id }) => kept.get(_id, () => rateFor(_id, null))));
  return trades.flatMap((trade, at) => {
    const { [at]: rate = null } = rates;
    return rate ? [{ ...rate, trade }] : [];
  });
};

const readRate = async (
  { _id, name }: UserRecord['skills'][number],
  cityKey: string | null,
): Promise<RateOfOthers[]> => {
  const skillId = String(_id);
  const near = cityKey === null ? null : await rateFor(skillId, cityKey);
  const rate = near ?? (await rateFor(skillId, null));
  return rate ? [{ ...rate, trade: name, isNear: near !== null }] : [];
};

/** More trades than this would be too much to read. */
const MAX_TRADES = 4;

/** Returns the usual hourly rates in the worker's trades, nearby where enough workers have one. */
export const readUsualRates = async ({ userId }: Pick<Actor, 'userId'>): Promise<RateOfOthers[]> => {
  const worker = await findUser(userId);
  if (!worker) return [];
  const trades = worker.skills.slice(0, MAX_TRADES);
  return (await Promise.all(trades.map((trade) => readRate(trade, worker.cityKey)))).flat();
};
