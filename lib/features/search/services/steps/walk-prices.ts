import { priceNearbyWorkers } from '#lib/features/catalogue/services/steps/price-services.ts';
import { isListedVerified, rateDigits, averageRating } from '#lib/features/people/rules/search-listing.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import { kilometresApart, type Located } from '#lib/features/places/rules/serves.ts';
import { findPricingPlace } from '#lib/features/places/services/steps/price-place.ts';
import { bandAt } from '#lib/features/search/rules/search-area.ts';
import { isAfter, type Position } from '#lib/features/search/rules/search-plan.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { findUsers } from '#models/people/user.ts';
import { MAX_COUNT, type SearchResult } from '#models/search/worker-search.ts';

interface PriceSearch {
  service: ServiceRecord;
  place: Pick<PagePlace, 'pinCode' | 'city'>;
  /** Where distances are measured from. */
  from: Located['point'];
  rating: number;
  isVerified: boolean;
  maxPricePaise: number | null;
  hidden: readonly string[];
  limit: number;
  /** The page begins after it. */
  after: Position | null;
}

interface Priced {
  id: string;
  found: Position;
}

const listPriced = async (search: PriceSearch): Promise<Priced[] | null> => {
  const { service, place, from, rating, isVerified, maxPricePaise, hidden } = search;
  const isWithin = (paise: number): boolean =>
    maxPricePaise === null || (paise > 0 && paise <= maxPricePaise);
  const here = await findPricingPlace(place);
  if (!here) return null;
  const unseen = new Set(hidden);
  return (await priceNearbyWorkers(service, here))
    .filter(({ worker }) => !unseen.has(String(worker._id)) && averageRating(worker) >= rating)
    .filter(({ worker, pricePaise }) => (!isVerified || isListedVerified(worker)) && isWithin(pricePaise))
    .map(({ worker, pricePaise }) => ({
      id: String(worker._id),
      found: {
        tier: 0,
        band: bandAt(kilometresApart(worker, { point: from })),
        order: `${rateDigits(pricePaise)}${worker.listing.order}`,
      },
    }));
};

/**
 * Finds workers who travel to a place and do a service, cheapest first; null for an unknown place. Prices are up to a
 * minute old, as in lists of services.
 */
export const searchByPrice = async (search: PriceSearch): Promise<SearchResult | null> => {
  const priced = await listPriced(search);
  if (!priced) return null;
  const { after, limit } = search;
  const page = priced
    .filter(({ found }) => after === null || isAfter(found, { at: after, sort: 'price' }))
    .toSorted((one, other) => (isAfter(one.found, { at: other.found, sort: 'price' }) ? 1 : -1))
    .slice(0, limit);
  const users = new Map((await findUsers(page.map(({ id }) => id))).map((user) => [String(user._id), user]));
  const workers = page.flatMap(({ id, found }) => {
    const user = users.get(id);
    return user?.listing ? [{ ...user, found }] : [];
  });
  const count = { total: Math.min(priced.length, MAX_COUNT), isCapped: priced.length > MAX_COUNT };
  return { workers, stoppedAt: null, count };
};
