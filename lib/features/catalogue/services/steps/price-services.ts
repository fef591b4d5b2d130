import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import type { Job, LeastPrice, OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import {
  durationOf,
  leastOf,
  leastPrice,
  pricePaiseOf,
  termsOf,
} from '#lib/features/catalogue/rules/lowest-price.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { toObjectId } from '#models/connection.ts';
import {
  findLowestRates,
  listAskingAround,
  type AskedPrices,
  type AskingWorker,
  type WantedService,
} from '#models/catalogue/lowest-rates.ts';

// Prices are read again each minute, for so many services and places.
const rules = { keptMs: 60_000, clock: () => now().getTime() };
const [MOST_SERVICES, MOST_PLACES] = [10_000, 300];

/** Where work is to be, and who comes there. */
export interface Here {
  /** The same for the same place. */
  readonly key: string;
  readonly cityKey: string | null;
  /** The PINs from which somebody may come. */
  readonly pins: readonly string[];
  comes(worker: Pick<AskingWorker, 'cityKey' | 'point' | 'areaRangeKm'>): boolean;
}

const kept = createTtlCache<Promise<AskedPrices>>({ ...rules, name: 'lowestRates', most: MOST_SERVICES });
const nobody: AskedPrices = { own: null, hourly: null, none: null };

interface Offer extends WantedService {
  readonly servicePricePaise: number;
}

const keyOf = ({ serviceId, durationMinutes, skillIds }: WantedService): string =>
  [serviceId, durationMinutes, ...skillIds].join();

/** Asks for what nobody has asked for within a minute, all of it at once. */
const refresh = (offers: readonly Offer[]): void => {
  const stale = offers.filter((offer) => !kept.find(keyOf(offer)));
  if (stale.length === 0) return;
  const found = findLowestRates(stale);
  stale.forEach((offer, at) => {
    void kept.put(
      keyOf(offer),
      found.then((all) => all[at] ?? nobody),
    );
  });
};

/** The least that somebody asks for each, wherever they are; every price is read again after a minute. */
const findLeastAnywhere = async (offers: readonly Offer[]): Promise<(LeastPrice | null)[]> => {
  // Of services that need no skill nobody is known to do them.
  refresh(offers.filter(({ skillIds }) => skillIds.length > 0));
  return Promise.all(
    offers.map(async (offer) => {
      const asked = (await kept.find(keyOf(offer))) ?? nobody;
      return leastPrice({ ...offer, ...asked });
    }),
  );
};

/** Who comes to a place, by the skills they have. */
type Comers = ReadonlyMap<string, readonly AskingWorker[]>;

const comers = createTtlCache<Promise<Comers>>({ ...rules, name: 'comers', most: MOST_PLACES });

const readComers = async (here: Here): Promise<Comers> => {
  const bySkill = new Map<string, AskingWorker[]>();
  for (const worker of (await listAskingAround(here)).filter((one) => here.comes(one)))
    for (const { _id } of worker.skills) {
      const others = bySkill.get(String(_id));
      if (others) others.push(worker);
      else bySkill.set(String(_id), [worker]);
    }
  return bySkill;
};

const comersTo = (here: Here): Promise<Comers> => comers.get(here.key, () => readComers(here));

const priceWith = (worker: AskingWorker, offer: Offer): LeastPrice => {
  const { serviceId, servicePricePaise: pricePaise, durationMinutes } = offer;
  const terms = termsOf(worker, { _id: toObjectId(serviceId), pricePaise, durationMinutes });
  return {
    pricePaise: pricePaiseOf({ ...terms, durationMinutes }),
    hourlyRatePaise: terms.hourlyRatePaise,
    city: null,
  };
};

const ableOf = ({ skillIds: [first = '', ...others] }: Offer, bySkill: Comers): AskingWorker[] => {
  const ids = new Set(others);
  return (bySkill.get(first) ?? []).filter(
    ({ skills }) => skills.filter(({ _id }) => ids.has(String(_id))).length === ids.size,
  );
};

const leastHere = (offer: Offer, bySkill: Comers): LeastPrice | null =>
  leastOf(ableOf(offer, bySkill).map((worker) => priceWith(worker, offer)));

/** The least that somebody asks for each: of those who come to a place, else anywhere. */
const findLeast = async (offers: readonly Offer[], here: Here | null): Promise<(LeastPrice | null)[]> => {
  const [anywhere, bySkill] = await Promise.all([findLeastAnywhere(offers), here && comersTo(here)]);
  return offers.map((offer, at) => (bySkill && leastHere(offer, bySkill)) ?? anywhere[at] ?? null);
};

type PricedRecord = Pick<ServiceRecord, '_id' | 'skillIds' | 'pricePaise' | 'durationMinutes'>;

const offerOf = (service: PricedRecord): Offer => ({
  serviceId: String(service._id),
  skillIds: service.skillIds.map(String),
  servicePricePaise: service.pricePaise,
  durationMinutes: durationOf(service),
});

/** The least that somebody asks for each service; null where everybody asks the service's own price. */
export const findLowestPrices = (
  services: readonly PricedRecord[],
  here: Here | null = null,
): Promise<(LeastPrice | null)[]> => findLeast(services.map(offerOf), here);

interface PricedWorker {
  readonly worker: AskingWorker;
  readonly pricePaise: number;
}

/** Those who come to a place and do a service, each once, with what they ask for it. */
export const priceComers = async (service: PricedRecord, here: Here): Promise<PricedWorker[]> => {
  const offer = offerOf(service);
  const able = ableOf(offer, await comersTo(here));
  const each = new Map(able.map((worker) => [String(worker._id), worker]));
  return [...each.values()].map((worker) => ({ worker, pricePaise: priceWith(worker, offer).pricePaise }));
};

const toOffer = ({ _id, price, requiredSkills, durationMinutes }: Job): Offer => ({
  serviceId: _id,
  skillIds: requiredSkills.map((skill) => skill._id),
  servicePricePaise: Math.round(price * 100),
  durationMinutes,
});

/** Services with the least that somebody asks for them, at a place where one is known. */
export const priceServices = async (
  jobs: readonly Job[],
  here: Here | null = null,
): Promise<OfferedJob[]> => {
  const least = await findLeast(jobs.map(toOffer), here);
  return jobs.map((job, at) => {
    const { [at]: one = null } = least;
    return { ...job, fromPaise: one && one.pricePaise, least: one };
  });
};
