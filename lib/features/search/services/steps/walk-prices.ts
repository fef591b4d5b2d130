import { priceComers } from '#lib/features/catalogue/services/steps/price-services.ts';
import { isListedVerified, rateDigits, ratingOf } from '#lib/features/people/rules/search-listing.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import { kilometresApart, type Located } from '#lib/features/places/rules/serves.ts';
import { priceHere } from '#lib/features/places/services/steps/price-place.ts';
import { bandAt } from '#lib/features/search/rules/search-area.ts';
import { isBehind, type Position } from '#lib/features/search/rules/search-plan.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { findUsers } from '#models/people/user.ts';
import { MOST_COUNTED, type SearchResult } from '#models/search/worker-search.ts';

interface Wanted {
  service: ServiceRecord;
  place: Pick<PagePlace, 'pinCode' | 'city'>;
  /** Where distances are measured from. */
  from: Located['point'];
  rating: number;
  isVerified: boolean;
  maxPricePaise: number | null;
  hidden: readonly string[];
  limit: number;
  /** The page begins behind it. */
  after: Position | null;
}

interface Priced {
  id: string;
  found: Position;
}

const pricedHere = async (wanted: Wanted): Promise<Priced[] | null> => {
  const { service, place, from, rating, isVerified, maxPricePaise, hidden } = wanted;
  const isWithin = (paise: number): boolean =>
    maxPricePaise === null || (paise > 0 && paise <= maxPricePaise);
  const here = await priceHere(place);
  if (!here) return null;
  const unseen = new Set(hidden);
  return (await priceComers(service, here))
    .filter(({ worker }) => !unseen.has(String(worker._id)) && ratingOf(worker) >= rating)
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
 * Those who come to a place and do a service, the cheapest for it first; null where nothing is known of the place. What they
 * ask is at most a minute old, as on lists of services.
 */
export const walkPrices = async (wanted: Wanted): Promise<SearchResult | null> => {
  const priced = await pricedHere(wanted);
  if (!priced) return null;
  const { after, limit } = wanted;
  const page = priced
    .filter(({ found }) => after === null || isBehind(found, { at: after, sort: 'price' }))
    .toSorted((one, other) => (isBehind(one.found, { at: other.found, sort: 'price' }) ? 1 : -1))
    .slice(0, limit);
  const users = new Map((await findUsers(page.map(({ id }) => id))).map((user) => [String(user._id), user]));
  const workers = page.flatMap(({ id, found }) => {
    const user = users.get(id);
    return user?.listing ? [{ ...user, found }] : [];
  });
  const count = { total: Math.min(priced.length, MOST_COUNTED), isCapped: priced.length > MOST_COUNTED };
  return { workers, gaveUp: null, count };
};
