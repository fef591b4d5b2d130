import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import type { PricingPlace } from '#lib/features/catalogue/services/steps/price-services.ts';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { Praise } from '#lib/features/home/contracts/praise.ts';
import { listOfferedSkills } from '#lib/features/catalogue/services/steps/list-offered.ts';
import { listBooked, sortByDemand } from '#lib/features/home/services/steps/by-demand.ts';
import { listPopularHere } from '#lib/features/home/services/steps/popular-here.ts';
import { shortName } from '#lib/features/people/rules/short-name.ts';
import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listLatestReviews } from '#models/reviews/review.ts';

const MAX_SERVICES = 6;
const SHOWN_REVIEWS = 3;

const readReviews = async (): Promise<Praise[]> => {
  const rows = await listLatestReviews(SHOWN_REVIEWS);
  // Fewer would look like a choice.
  if (rows.length < SHOWN_REVIEWS) return [];
  return rows.map(({ _id, rating, comment, isPublic, authors: [author], workers: [worker] }) => ({
    ...{ _id: String(_id), rating, comment },
    author: isPublic && author ? shortName(author.name) : null,
    worker: shortName(worker?.name ?? ''),
    trade: worker?.skills[0]?.name ?? '',
  }));
};

const reviews = createTtlCache<Promise<Praise[]>>({
  ...{ name: 'frontReviews', keptMs: 60_000, maxEntries: 1 },
  clock: () => now().getTime(),
});

/** Returns all trades, those most in demand first. */
export const listTradesInDemand = async (): Promise<{ data: NamedEntry[] }> => {
  const [skills, booked] = await Promise.all([listOfferedSkills(), listBooked()]);
  return { data: sortByDemand(skills, booked).map(toNamedEntry) };
};

/** Returns what a guest sees first: the trades most in demand, services with their price at the place, and reviews. */
export const readFront = async (
  here: PricingPlace | null,
): Promise<{ data: { trades: NamedEntry[]; services: OfferedJob[]; reviews: Praise[] } }> => {
  const [skills, booked, praise] = await Promise.all([
    listOfferedSkills(),
    listBooked(),
    reviews.get('all', readReviews),
  ]);
  const services = await listPopularHere({ booked, skills, here, limit: MAX_SERVICES });
  return {
    data: {
      trades: here?.isOff ? [] : sortByDemand(skills, booked).map(toNamedEntry),
      services,
      reviews: praise,
    },
  };
};
