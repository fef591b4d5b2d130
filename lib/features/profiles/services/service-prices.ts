import type {
  PricedService,
  ServicePricesBody,
  WantedPrice,
} from '#lib/features/profiles/contracts/service-prices.ts';
import {
  resolveDuration,
  isOffered,
  ownPricePaise,
  computePricePaise,
  resolveTerms,
} from '#lib/features/catalogue/rules/pricing.ts';
import { keepFormer } from '#lib/features/people/rules/former-prices.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import { requireSameProfile } from '#lib/features/people/services/steps/require-same-profile.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { listServiceRecords, type ServiceRecord } from '#models/catalogue/service.ts';
import { changeOwn, findUser, type ServicePrice, type UserRecord } from '#models/people/user.ts';

const offeredBy = async (worker: UserRecord): Promise<ServiceRecord[]> =>
  (await listServiceRecords()).filter((service) => isOffered(service, worker));

const findEntry = ({ servicePrices }: UserRecord, { _id }: ServiceRecord): ServicePrice | undefined =>
  servicePrices?.find(({ serviceId }) => serviceId.equals(_id));

const toPriced = (worker: UserRecord, service: ServiceRecord): PricedService => {
  const { hourlyRatePaise } = worker;
  const durationMinutes = resolveDuration(service);
  const otherwise = resolveTerms({ hourlyRatePaise }, service);
  const entry = findEntry(worker, service);
  return {
    serviceId: String(service._id),
    title: service.title,
    titles: service.titles,
    durationMinutes,
    pricePaise: ownPricePaise(worker, service),
    otherwisePaise: computePricePaise({ ...otherwise, durationMinutes }),
    hourlyRatePaise,
    formerPaise: entry && entry.durationMinutes !== durationMinutes ? entry.pricePaise : null,
  };
};

/** Replaces a price, keeping the former ones that customers may still see on their screens. */
const toEntry = ({
  worker,
  service,
  pricePaise,
}: {
  worker: UserRecord;
  service: ServiceRecord;
  pricePaise: number | null;
}): ServicePrice[] => {
  const at = now();
  const entry = findEntry(worker, service);
  if (!entry && pricePaise === null) return [];
  const paise = ownPricePaise(worker, service);
  // A price for another duration may have counted until a moment ago.
  const kept =
    entry && (keepFormer({ paise: entry.pricePaise, former: entry.former }, paise, at) ?? entry.former);
  const former = keepFormer({ paise, former: kept }, pricePaise, at) ?? kept;
  const durationMinutes = resolveDuration(service);
  return [{ serviceId: service._id, pricePaise, durationMinutes, ...(former && { former }) }];
};

/** Each service once, and only services the worker offers. */
const requireOffered = (prices: readonly WantedPrice[], offered: readonly ServiceRecord[]) => {
  const byId = new Map(offered.map((service) => [String(service._id), service]));
  const found = prices.map(({ serviceId, pricePaise }, at) => {
    const isFirst = prices.findIndex((other) => other.serviceId === serviceId) === at;
    return { at, isFirst, pricePaise, service: byId.get(serviceId) };
  });
  const errors = found
    .filter(({ isFirst, service }) => !isFirst || !service)
    .map(({ at, service }) => ({
      field: `prices.${at}.serviceId`,
      code: service ? ('invalid_value' as const) : ('service_not_offered' as const),
    }));
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return found.flatMap(({ pricePaise, service }) => (service ? [{ pricePaise, service }] : []));
};

/** Lists the worker's price for each service they offer. */
export const listServicePrices = async ({ userId }: Pick<Actor, 'userId'>): Promise<PricedService[]> => {
  const worker = await findUser(userId);
  return worker ? (await offeredBy(worker)).map((service) => toPriced(worker, service)) : [];
};

/** Stores prices for some services; the others stay unchanged. */
export const setServicePrices = ({
  actor: { userId },
  body: { prices, madeFrom },
}: {
  actor: Actor;
  body: ServicePricesBody;
}): Promise<{ message: string; data: PricedService[] }> =>
  inTransaction(async (tx) => {
    const worker = await findUser(userId, tx);
    if (!worker) throw new AppError('unauthorized');
    requireSameProfile(worker, 'prices', madeFrom);
    const offered = await offeredBy(worker);
    const entries = requireOffered(prices, offered).flatMap((price) => toEntry({ worker, ...price }));
    const others = (worker.servicePrices ?? []).filter(
      ({ serviceId }) => !entries.some((entry) => entry.serviceId.equals(serviceId)),
    );
    const changes = { servicePrices: [...others, ...entries] };
    const changed = (await changeOwn({ userId, changes }, tx)) ?? worker;
    return { message: profiles.messages.prices, data: offered.map((service) => toPriced(changed, service)) };
  });
