import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import type { LowestPrice, OfferedJob, PricedService } from '#lib/features/catalogue/contracts/jobs.ts';
import {
  resolveDuration,
  pickLowest,
  findLowestPrice,
  computePricePaise,
  resolveTerms,
} from '#lib/features/catalogue/rules/pricing.ts';
import { splitCityKey } from '#lib/features/catalogue/rules/switched-off.ts';
import { loadSwitchedOff } from './load-switched-off.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { toObjectId } from '#models/connection.ts';
import {
  findLowestRates,
  listNearbyPrices,
  type LowestPrices,
  type WorkerPrices,
  type PriceQuery,
} from '#models/catalogue/lowest-rates.ts';

// Prices are cached for a minute, for a limited number of services and places.
const rules = { keptMs: 60_000, clock: () => now().getTime() };
const [MAX_SERVICES, MAX_PLACES] = [10_000, 300];

/** The place of the work, and who travels there. */
export interface PricingPlace {
  /** The cache key of the place. */
  readonly key: string;
  readonly cityKey: string | null;
  /** PINs whose workers may travel here. */
  readonly pins: readonly string[];
  /** The office switched its city off: no worker comes. */
  readonly isOff?: boolean;
  comes(worker: Pick<WorkerPrices, 'cityKey' | 'point' | 'areaRangeKm'>): boolean;
}

const cache = createTtlCache<Promise<LowestPrices>>({
  ...rules,
  name: 'lowestRates',
  maxEntries: MAX_SERVICES,
});
const noPrices: LowestPrices = { own: null, hourly: null, none: null };

interface Offer extends PriceQuery {
  readonly servicePricePaise: number;
}

const toKey = ({ serviceId, durationMinutes, skillIds }: PriceQuery): string =>
  [serviceId, durationMinutes, ...skillIds].join();

/** Loads everything not cached yet in one query. */
const refresh = (offers: readonly Offer[]): void => {
  const stale = offers.filter((offer) => !cache.find(toKey(offer)));
  if (stale.length === 0) return;
  const found = loadSwitchedOff().then(({ cities }) =>
    findLowestRates(stale, [...cities.keys()].map(splitCityKey)),
  );
  stale.forEach((offer, at) => {
    void cache.put(
      toKey(offer),
      found.then((all) => all[at] ?? noPrices),
    );
  });
};

/** Finds the lowest price of each service anywhere, at most a minute old. */
const findLowestAnywhere = async (offers: readonly Offer[]): Promise<(LowestPrice | null)[]> => {
  // A service without skills has no known workers.
  refresh(offers.filter(({ skillIds }) => skillIds.length > 0));
  return Promise.all(
    offers.map(async (offer) => {
      const prices = (await cache.find(toKey(offer))) ?? noPrices;
      return findLowestPrice({ ...offer, ...prices });
    }),
  );
};

/** Workers who travel to a place, by skill. */
type WorkersBySkill = ReadonlyMap<string, readonly WorkerPrices[]>;

const nearbyCache = createTtlCache<Promise<WorkersBySkill>>({
  ...rules,
  name: 'comers',
  maxEntries: MAX_PLACES,
});

const readNearby = async (here: PricingPlace): Promise<WorkersBySkill> => {
  const bySkill = new Map<string, WorkerPrices[]>();
  for (const worker of (await listNearbyPrices(here)).filter((one) => here.comes(one)))
    for (const { _id } of worker.skills) {
      const others = bySkill.get(String(_id));
      if (others) others.push(worker);
      else bySkill.set(String(_id), [worker]);
    }
  return bySkill;
};

const listNearby = (here: PricingPlace): Promise<WorkersBySkill> =>
  nearbyCache.get(here.key, () => readNearby(here));

const priceWith = (worker: WorkerPrices, offer: Offer): LowestPrice => {
  const { serviceId, servicePricePaise: pricePaise, durationMinutes } = offer;
  const terms = resolveTerms(worker, { _id: toObjectId(serviceId), pricePaise, durationMinutes });
  return {
    pricePaise: computePricePaise({ ...terms, durationMinutes }),
    hourlyRatePaise: terms.hourlyRatePaise,
    city: null,
  };
};

const filterSkilled = (
  { skillIds: [first = '', ...others] }: Offer,
  bySkill: WorkersBySkill,
): WorkerPrices[] => {
  const ids = new Set(others);
  return (bySkill.get(first) ?? []).filter(
    ({ skills }) => skills.filter(({ _id }) => ids.has(String(_id))).length === ids.size,
  );
};

const findLowestHere = (offer: Offer, bySkill: WorkersBySkill): LowestPrice | null =>
  pickLowest(filterSkilled(offer, bySkill).map((worker) => priceWith(worker, offer)));

/** Finds each lowest price: among workers who travel to the place, else anywhere. */
const findLowest = async (
  offers: readonly Offer[],
  here: PricingPlace | null,
): Promise<(LowestPrice | null)[]> => {
  const [anywhere, bySkill] = await Promise.all([findLowestAnywhere(offers), here && listNearby(here)]);
  return offers.map((offer, at) => (bySkill && findLowestHere(offer, bySkill)) ?? anywhere[at] ?? null);
};

type PricedRecord = Pick<ServiceRecord, '_id' | 'skillIds' | 'pricePaise' | 'durationMinutes'>;

const recordToOffer = (service: PricedRecord): Offer => ({
  serviceId: String(service._id),
  skillIds: service.skillIds.map(String),
  servicePricePaise: service.pricePaise,
  durationMinutes: resolveDuration(service),
});

/** Returns the lowest price any worker asks for each service; null when all ask the service's own price. */
export const findLowestPrices = (
  services: readonly PricedRecord[],
  here: PricingPlace | null = null,
): Promise<(LowestPrice | null)[]> => findLowest(services.map(recordToOffer), here);

interface PricedWorker {
  readonly worker: WorkerPrices;
  readonly pricePaise: number;
}

/** Lists workers who travel to a place and do a service, each with their price. */
export const priceNearbyWorkers = async (
  service: PricedRecord,
  here: PricingPlace,
): Promise<PricedWorker[]> => {
  const offer = recordToOffer(service);
  const able = filterSkilled(offer, await listNearby(here));
  const each = new Map(able.map((worker) => [String(worker._id), worker]));
  return [...each.values()].map((worker) => ({ worker, pricePaise: priceWith(worker, offer).pricePaise }));
};

const toOffer = ({ _id, pricePaise, requiredSkills, durationMinutes }: PricedService): Offer => ({
  serviceId: _id,
  skillIds: requiredSkills.map((skill) => skill._id),
  servicePricePaise: pricePaise,
  durationMinutes,
});

/** Adds the lowest price to services, for a place if known. */
export const priceServices = async (
  services: readonly PricedService[],
  here: PricingPlace | null = null,
): Promise<OfferedJob[]> => {
  const lowest = await findLowest(services.map(toOffer), here);
  return services.map((service, at) => {
    const { [at]: one = null } = lowest;
    return { ...service, fromPaise: one && one.pricePaise, least: one };
  });
};
