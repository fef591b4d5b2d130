import { processWide } from '#lib/config/process-wide.ts';
import type { Job, OfferedJob } from '#lib/contracts/jobs.ts';
import { lowestPricePaise } from '#lib/domain/lowest-price.ts';
import { now } from '#lib/integrations/clock.ts';
import { findLowestRates, type Rates } from '#models/lowest-rates.ts';

const KEPT_MS = 60_000;
const nobody: Rates = { lowestPaise: null, hasNoRate: false };

interface Kept {
  readonly rates: Promise<Rates>;
  readonly readAt: number;
}
const kept = processWide('lowestRates', () => new Map<string, Kept>());

const keyOf = ({ requiredSkills }: Job): string => requiredSkills.map(({ _id }) => _id).join();

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

/** Services with the least that somebody asks for them; each rate is read again after a minute. */
export const priceServices = async (jobs: readonly Job[]): Promise<OfferedJob[]> => {
  const keys = new Set(jobs.map(keyOf).filter((key) => key !== ''));
  refresh([...keys]);
  return Promise.all(
    jobs.map(async (job) => {
      const rates = (await kept.get().get(keyOf(job))?.rates) ?? nobody;
      const servicePricePaise = Math.round(job.price * 100);
      return { ...job, fromPaise: lowestPricePaise({ servicePricePaise, ...rates }) };
    }),
  );
};
