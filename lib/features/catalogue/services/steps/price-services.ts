import { processWide } from '#lib/platform/config/process-wide.ts';
import type { Job, OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import { lowestPricePaise } from '#lib/features/catalogue/rules/lowest-price.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findLowestRates, type Rates } from '#models/catalogue/lowest-rates.ts';

const KEPT_MS = 60_000;
const nobody: Rates = { lowestPaise: null, hasNoRate: false };

interface Kept {
  readonly rates: Promise<Rates>;
  readonly readAt: number;
}
const kept = processWide('lowestRates', () => new Map<string, Kept>());

interface Offer {
  readonly skillIds: readonly string[];
  readonly servicePricePaise: number;
  readonly durationMinutes: number;
}

const keyOf = ({ skillIds }: Offer): string => skillIds.join();

const isFresh = (key: string, at: number): boolean => {
  const entry = kept.get().get(key);
  return entry !== undefined && Math.abs(at - entry.readAt) < KEPT_MS;
};

/** Asks for what nobody has asked for within a minute, all of it at once. */
const refresh = (keys: readonly string[]): void => {
  const readAt = now().getTime();
  const store = kept.get();
  const stale = keys.filter((key) => !isFresh(key, readAt));
  if (stale.length === 0) return;
  const found = findLowestRates(stale.map((key) => key.split(',')));
  stale.forEach((key, at) => store.set(key, { rates: found.then((all) => all[at] ?? nobody), readAt }));
  found.catch(() => stale.forEach((key) => store.delete(key)));
};

/** The least that somebody asks for each; every rate is read again after a minute. */
export const findLowestPrices = async (offers: readonly Offer[]): Promise<(number | null)[]> => {
  const keys = new Set(offers.map(keyOf).filter((key) => key !== ''));
  refresh([...keys]);
  return Promise.all(
    offers.map(async (offer) => {
      const rates = (await kept.get().get(keyOf(offer))?.rates) ?? nobody;
      return lowestPricePaise({ ...offer, ...rates });
    }),
  );
};

const toOffer = ({ price, requiredSkills, durationMinutes }: Job): Offer => ({
  skillIds: requiredSkills.map(({ _id }) => _id),
  servicePricePaise: Math.round(price * 100),
  durationMinutes,
});

/** Services with the least that somebody asks for them. */
export const priceServices = async (jobs: readonly Job[]): Promise<OfferedJob[]> => {
  const lowest = await findLowestPrices(jobs.map(toOffer));
  return jobs.map((job, at) => ({ ...job, fromPaise: lowest[at] ?? null }));
};
