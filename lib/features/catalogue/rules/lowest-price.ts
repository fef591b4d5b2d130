import type { LeastPrice } from '#lib/features/catalogue/contracts/jobs.ts';
import { isRecent, recentPrices } from '#lib/features/people/rules/former-prices.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';

/** How long a service takes of which nobody has said it. */
const USUAL_MINUTES = 120;

/** How long a service takes. */
export const durationOf = ({ durationMinutes }: Pick<ServiceRecord, 'durationMinutes'>): number =>
  durationMinutes ?? USUAL_MINUTES;

/** How somebody is paid for a service. */
export interface Terms {
  /** The worker's own rate; null where the price is for the job as a whole. */
  readonly hourlyRatePaise: number | null;
  readonly servicePricePaise: number;
  /** The one length that the price covers; absent where any length goes. */
  readonly coveredMinutes?: number;
}

interface Work extends Terms {
  readonly durationMinutes: number;
}

/** What a booking costs: the worker's hours, or the service as a whole. */
export const pricePaiseOf = ({ hourlyRatePaise, servicePricePaise, durationMinutes }: Work): number =>
  hourlyRatePaise === null ? servicePricePaise : Math.round((hourlyRatePaise * durationMinutes) / 60);

/** Whether terms hold for a time of this length. */
export const coversLength = ({ coveredMinutes }: Pick<Terms, 'coveredMinutes'>, minutes: number): boolean =>
  coveredMinutes === undefined || coveredMinutes === minutes;

type Priced = Pick<ServiceRecord, '_id' | 'pricePaise' | 'durationMinutes'>;
type Asking = Pick<UserRecord, 'hourlyRatePaise' | 'servicePrices'>;

const entryOf = ({ servicePrices }: Asking, { _id }: Priced) =>
  servicePrices?.find(({ serviceId }) => serviceId.equals(_id));

/** What a worker asks for a service as a whole; null where nothing, or for another length than it has now. */
export const ownPricePaise = (worker: Asking, service: Priced): number | null => {
  const entry = entryOf(worker, service);
  return entry?.durationMinutes === durationOf(service) ? entry.pricePaise : null;
};

interface Parts {
  readonly ownPaise: number | null;
  readonly hourlyRatePaise: number | null;
  readonly servicePricePaise: number;
}

const toTerms = ({ ownPaise, ...others }: Parts, service: Priced): Terms =>
  ownPaise === null
    ? others
    : { hourlyRatePaise: null, servicePricePaise: ownPaise, coveredMinutes: durationOf(service) };

/** A worker's terms for a service: an own price for it, else an own hour, else the service's price. */
export const termsOf = (worker: Asking, service: Priced): Terms =>
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
  const entry = entryOf(worker, service);
  if (!entry) return [];
  // A price for another length counted until an admin changed how long the service takes.
  const isOfBefore = entry.durationMinutes !== durationOf(service) && isRecent(service.durationSince, at);
  return [...(isOfBefore ? [entry.pricePaise] : []), ...recentPrices(entry.former, at)];
};

/** All terms that somebody may have seen within the last hour; among them such as were never there together. */
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

/** What somebody asks, and where they are. */
export interface Asked {
  readonly paise: number;
  readonly city: string | null;
}

interface Offer {
  readonly servicePricePaise: number;
  readonly durationMinutes: number;
  /** The lowest price for the service as a whole. */
  readonly own: Asked | null;
  /** The lowest rate for an hour. */
  readonly hourly: Asked | null;
  /** Somebody does it for the service's own price. */
  readonly none: Pick<Asked, 'city'> | null;
}

/** The lowest of some prices; nothing costs nothing, so a service that nobody has priced is not free. */
export const leastOf = (prices: readonly LeastPrice[]): LeastPrice | null =>
  prices
    .filter(({ pricePaise }) => pricePaise > 0)
    .toSorted((one, other) => one.pricePaise - other.pricePaise)[0] ?? null;

/** The least that a service costs with somebody; null where everybody asks the service's own price. */
export const leastPrice = ({ own, hourly, none, ...work }: Offer): LeastPrice | null => {
  if (!own && !hourly) return null;
  const { servicePricePaise } = work;
  const asWhole = (pricePaise: number, city: string | null) => ({ pricePaise, hourlyRatePaise: null, city });
  return leastOf([
    ...(own ? [asWhole(own.paise, own.city)] : []),
    ...(none ? [asWhole(servicePricePaise, none.city)] : []),
    ...(hourly
      ? [
          {
            pricePaise: pricePaiseOf({ ...work, hourlyRatePaise: hourly.paise }),
            hourlyRatePaise: hourly.paise,
            city: hourly.city,
          },
        ]
      : []),
  ]);
};

/** Whether a worker has every skill that a service needs. */
export const isOffered = (
  { skillIds }: Pick<ServiceRecord, 'skillIds'>,
  { skills }: Pick<UserRecord, 'skills'>,
): boolean => skillIds.every((id) => skills.some(({ _id }) => id.equals(_id)));
