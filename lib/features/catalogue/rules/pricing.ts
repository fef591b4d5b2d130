import type { LowestPrice } from '#lib/features/catalogue/contracts/jobs.ts';
import { isRecent, recentPrices } from '#lib/features/people/rules/former-prices.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';

/** Duration of a service that has none set. */
const USUAL_MINUTES = 120;

export const resolveDuration = ({ durationMinutes }: Pick<ServiceRecord, 'durationMinutes'>): number =>
  durationMinutes ?? USUAL_MINUTES;

/** How a worker is paid for a service. */
export interface Terms {
  /** The worker's hourly rate; null for a fixed price. */
  readonly hourlyRatePaise: number | null;
  readonly servicePricePaise: number;
  /** The only duration the price covers; absent when any will do. */
  readonly coveredMinutes?: number;
}

interface Work extends Terms {
  readonly durationMinutes: number;
}

/** Returns the price of a booking: hours at the worker's rate, or the fixed price. */
export const computePricePaise = ({ hourlyRatePaise, servicePricePaise, durationMinutes }: Work): number =>
  hourlyRatePaise === null ? servicePricePaise : Math.round((hourlyRatePaise * durationMinutes) / 60);

/** Returns true when the terms apply to this duration. */
export const coversDuration = ({ coveredMinutes }: Pick<Terms, 'coveredMinutes'>, minutes: number): boolean =>
  coveredMinutes === undefined || coveredMinutes === minutes;

type Priced = Pick<ServiceRecord, '_id' | 'pricePaise' | 'durationMinutes'>;
type Asking = Pick<UserRecord, 'hourlyRatePaise' | 'servicePrices'>;

const findEntry = ({ servicePrices }: Asking, { _id }: Priced) =>
  servicePrices?.find(({ serviceId }) => serviceId.equals(_id));

/** Returns a worker's fixed price for a service; null when there is none, or it covers an outdated duration. */
export const ownPricePaise = (worker: Asking, service: Priced): number | null => {
  const entry = findEntry(worker, service);
  return entry?.durationMinutes === resolveDuration(service) ? entry.pricePaise : null;
};

const toTerms = (
  {
    ownPaise,
    ...others
  }: {
    readonly ownPaise: number | null;
    readonly hourlyRatePaise: number | null;
    readonly servicePricePaise: number;
  },
  service: Priced,
): Terms =>
  ownPaise === null
    ? others
    : { hourlyRatePaise: null, servicePricePaise: ownPaise, coveredMinutes: resolveDuration(service) };

/** Returns a worker's terms for a service: their fixed price, else their hourly rate, else the service's price. */
export const resolveTerms = (worker: Asking, service: Priced): Terms =>
  toTerms(
    {
      ownPaise: ownPricePaise(worker, service),
      hourlyRatePaise: worker.hourlyRatePaise,
      servicePricePaise: service.pricePaise,
    },
    service,
  );

interface Changing {
  readonly worker: Asking & Pick<UserRecord, 'formerRates'>;
  readonly service: Priced & Pick<ServiceRecord, 'formerPrices' | 'durationSince'>;
}

const recentOwnPrices = ({ worker, service }: Changing, at: Date): (number | null)[] => {
  const entry = findEntry(worker, service);
  if (!entry) return [];
  // A price for the old duration applied until an admin changed it.
  const isForOldDuration =
    entry.durationMinutes !== resolveDuration(service) && isRecent(service.durationSince, at);
  return [...(isForOldDuration ? [entry.pricePaise] : []), ...recentPrices(entry.former, at)];
};

/**
 * Returns all terms a customer could have seen in the last hour, including combinations that never existed together.
 */
export const recentTerms = (changing: Changing, at: Date): Terms[] => {
  const { worker, service } = changing;
  const ownPrices = [ownPricePaise(worker, service), ...recentOwnPrices(changing, at)];
  const rates = [worker.hourlyRatePaise, ...recentPrices(worker.formerRates, at)];
  const known = recentPrices(service.formerPrices, at).filter((price) => price !== null);
  return ownPrices.flatMap((ownPaise) =>
    rates.flatMap((hourlyRatePaise) =>
      [service.pricePaise, ...known].map((servicePricePaise) =>
        toTerms({ ownPaise, hourlyRatePaise, servicePricePaise }, service),
      ),
    ),
  );
};

/** A worker's price and city. */
export interface AskedPrice {
  readonly paise: number;
  readonly city: string | null;
}

interface Offer {
  readonly servicePricePaise: number;
  readonly durationMinutes: number;
  /** The lowest fixed price. */
  readonly own: AskedPrice | null;
  /** The lowest hourly rate. */
  readonly hourly: AskedPrice | null;
  /** A worker does it for the service's own price. */
  readonly none: Pick<AskedPrice, 'city'> | null;
}

/** Returns the lowest price. Zero means not priced yet, not free. */
export const pickLowest = (prices: readonly LowestPrice[]): LowestPrice | null =>
  prices
    .filter(({ pricePaise }) => pricePaise > 0)
    .toSorted((one, other) => one.pricePaise - other.pricePaise)[0] ?? null;

/** Returns the lowest price any worker asks; null when all ask the service's own price. */
export const findLowestPrice = ({ own, hourly, none, ...work }: Offer): LowestPrice | null => {
  if (!own && !hourly) return null;
  const { servicePricePaise } = work;
  const asWhole = (pricePaise: number, city: string | null) => ({ pricePaise, hourlyRatePaise: null, city });
  return pickLowest([
    ...(own ? [asWhole(own.paise, own.city)] : []),
    ...(none ? [asWhole(servicePricePaise, none.city)] : []),
    ...(hourly
      ? [
          {
            pricePaise: computePricePaise({ ...work, hourlyRatePaise: hourly.paise }),
            hourlyRatePaise: hourly.paise,
            city: hourly.city,
          },
        ]
      : []),
  ]);
};

/** Returns true when a worker has every skill a service needs. */
export const isOffered = (
  { skillIds }: Pick<ServiceRecord, 'skillIds'>,
  { skills }: Pick<UserRecord, 'skills'>,
): boolean => skillIds.every((id) => skills.some(({ _id }) => id.equals(_id)));
