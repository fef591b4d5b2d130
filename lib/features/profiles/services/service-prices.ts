import type {
  PricedService,
  ServicePricesBody,
  WantedPrice,
} from '#lib/features/profiles/contracts/service-prices.ts';
import {
  durationOf,
  isOffered,
  ownPricePaise,
  pricePaiseOf,
  termsOf,
} from '#lib/features/catalogue/rules/lowest-price.ts';
import { keepFormer } from '#lib/features/people/rules/former-prices.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { listJobRecords, type ServiceRecord } from '#models/catalogue/service.ts';
import { changeOwn, findUser, type ServicePrice, type UserRecord } from '#models/people/user.ts';

const offeredBy = async (worker: UserRecord): Promise<ServiceRecord[]> =>
  (await listJobRecords()).filter((service) => isOffered(service, worker));

const entryOf = ({ servicePrices }: UserRecord, { _id }: ServiceRecord): ServicePrice | undefined =>
  servicePrices?.find(({ serviceId }) => serviceId.equals(_id));

const toPriced = (worker: UserRecord, service: ServiceRecord): PricedService => {
  const { hourlyRatePaise } = worker;
  const durationMinutes = durationOf(service);
  const otherwise = termsOf({ hourlyRatePaise }, service);
  const entry = entryOf(worker, service);
  return {
    serviceId: String(service._id),
    title: service.title,
    titles: service.titles,
    durationMinutes,
    pricePaise: ownPricePaise(worker, service),
    otherwisePaise: pricePaiseOf({ ...otherwise, durationMinutes }),
    hourlyRatePaise,
    formerPaise: entry && entry.durationMinutes !== durationMinutes ? entry.pricePaise : null,
  };
};

interface Change {
  worker: UserRecord;
  service: ServiceRecord;
  pricePaise: number | null;
}

/** A price in the place of the one before, of which is kept what customers may have before their eyes. */
const toEntry = ({ worker, service, pricePaise }: Change): ServicePrice[] => {
  const at = now();
  const entry = entryOf(worker, service);
  if (!entry && pricePaise === null) return [];
  const paise = ownPricePaise(worker, service);
  // A price for another length may have counted until a moment ago.
  const kept =
    entry && (keepFormer({ paise: entry.pricePaise, former: entry.former }, paise, at) ?? entry.former);
  const former = keepFormer({ paise, former: kept }, pricePaise, at) ?? kept;
  const durationMinutes = durationOf(service);
  return [{ serviceId: service._id, pricePaise, durationMinutes, ...(former && { former }) }];
};

/** The services that are named, each once and each one that the worker does. */
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

/** What a worker asks for each service that they do. */
export const listServicePrices = async ({ userId }: Pick<Actor, 'userId'>): Promise<PricedService[]> => {
  const worker = await findUser(userId);
  return worker ? (await offeredBy(worker)).map((service) => toPriced(worker, service)) : [];
};

interface Input {
  actor: Actor;
  body: ServicePricesBody;
}

/** Stores what a worker asks for services; of those that are not named everything stays. */
export const setServicePrices = ({
  actor: { userId },
  body: { prices },
}: Input): Promise<{ message: string; data: PricedService[] }> =>
  inTransaction(async (tx) => {
    const worker = await findUser(userId, tx);
    if (!worker) throw new AppError('unauthorized');
    const offered = await offeredBy(worker);
    const entries = requireOffered(prices, offered).flatMap((wanted) => toEntry({ worker, ...wanted }));
    const others = (worker.servicePrices ?? []).filter(
      ({ serviceId }) => !entries.some((entry) => entry.serviceId.equals(serviceId)),
    );
    const changes = { servicePrices: [...others, ...entries] };
    const changed = (await changeOwn({ userId, changes }, tx)) ?? worker;
    return { message: profiles.messages.prices, data: offered.map((service) => toPriced(changed, service)) };
  });
