import { usualRate, type UsualRate } from '#lib/features/profiles/rules/start-steps.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listRatesOf } from '#models/people/worker-listings.ts';
import { findUser } from '#models/people/user.ts';

/** So many of the best of a trade are looked at. */
const MOST_LOOKED_AT = 200;

export interface RateOfOthers extends UsualRate {
  /** The trade, by its name in the list. */
  readonly trade: string;
  /** Asked in the worker's own city; else anywhere. */
  readonly isNear: boolean;
}

/** What others in the worker's first trade ask for an hour, near where enough of them are; null where nobody can say. */
export const readUsualRate = async ({ userId }: Pick<Actor, 'userId'>): Promise<RateOfOthers | null> => {
  const worker = await findUser(userId);
  const [trade] = worker?.skills ?? [];
  if (!worker || !trade) return null;
  const ratesIn = async (cityKey: string | null): Promise<UsualRate | null> =>
    usualRate(
      (await listRatesOf({ skillId: String(trade._id), cityKey, most: MOST_LOOKED_AT })).map(
        (paise) => paise ?? 0,
      ),
    );
  const near = worker.cityKey === null ? null : await ratesIn(worker.cityKey);
  const rate = near ?? (await ratesIn(null));
  return rate && { ...rate, trade: trade.name, isNear: near !== null };
};
