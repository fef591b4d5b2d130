import type { PipelineStage } from 'mongoose';
import type { AskedPrice } from '#lib/features/catalogue/rules/pricing.ts';
import { database, toObjectId } from '#models/connection.ts';
import { readFrom } from '#models/read-age.ts';
import { readLimit } from '#models/time-limit.ts';
import type { Listing } from '#lib/features/people/rules/search-listing.ts';
import { outsideCities, type ListedCity } from '#models/people/listing-filters.ts';
import type { UserRecord } from '#models/people/user.ts';

type Stage = PipelineStage.UnionWithPipelineStage;

/** Cities whose workers are left out. */
type Except = readonly ListedCity[];

const users = 'users';
/** How many of the cheapest are checked for doing the service at that price. */
const SCAN_LIMIT = 200;
/** MongoDB allows at most 1,000 stages in one command; a service takes three. */
const MAX_SERVICES = 300;
/** Workers scanned around a place, as in one search. */
const MAX_NEARBY = 2000;

export interface PriceQuery {
  readonly serviceId: string;
  readonly skillIds: readonly string[];
  readonly durationMinutes: number;
}

type Kind = 'own' | 'hourly' | 'none';

/** The lowest price of each kind; null when no worker asks one. */
export type LowestPrices = Readonly<Record<Kind, AskedPrice | null>>;

interface Row {
  at: number;
  kind: Kind;
  paise: number | null;
  city?: string;
}

const hasOwnPrice = ({ serviceId, durationMinutes }: PriceQuery) => ({
  servicePrices: {
    $elemMatch: { serviceId: toObjectId(serviceId), durationMinutes, pricePaise: { $gt: 0 } },
  },
});

const skilled = ({ skillIds }: PriceQuery) =>
  skillIds.length > 0 ? { 'skills._id': { $all: skillIds.map(toObjectId) } } : {};

const listed = { 'listing.order': { $gt: '' } };

const shown = (kind: Kind, at: number, paise: unknown): Stage => ({
  $project: { _id: 0, at: { $literal: at }, kind: { $literal: kind }, paise, city: '$address.city' },
});

/** Workers with the skills and without a fixed price for the service, by hourly rate. */
const byRate = (query: PriceQuery, at: number, kind: 'hourly' | 'none', except: Except): Stage[] => [
  {
    $match: {
      'skills._id': toObjectId(query.skillIds[0] ?? ''),
      hourlyRatePaise: kind === 'none' ? null : { $gt: 0 },
      ...listed,
    },
  },
  { $sort: { hourlyRatePaise: 1 } },
  { $limit: SCAN_LIMIT },
  { $match: { $and: [skilled(query), { $nor: [hasOwnPrice(query)] }, ...outsideCities(except)] } },
  { $limit: 1 },
  shown(kind, at, '$hourlyRatePaise'),
];

/** Workers with a fixed price, in the index's order. */
const byOwnPrice = (query: PriceQuery, at: number, except: Except): Stage[] => {
  const isOfIt = { $eq: ['$$one.serviceId', toObjectId(query.serviceId)] };
  const own = { $filter: { input: '$servicePrices', as: 'one', cond: isOfIt } };
  return [
    { $match: { ...hasOwnPrice(query), ...listed } },
    { $limit: SCAN_LIMIT },
    { $match: { $and: [skilled(query), ...outsideCities(except)] } },
    shown('own', at, { $min: { $map: { input: own, as: 'one', in: '$$one.pricePaise' } } }),
    { $sort: { paise: 1 } },
    { $limit: 1 },
  ];
};

const findPart = async (services: readonly PriceQuery[], except: Except): Promise<LowestPrices[]> => {
  const [first, ...others] = services.flatMap((query, at) => [
    byOwnPrice(query, at, except),
    byRate(query, at, 'hourly', except),
    byRate(query, at, 'none', except),
  ]);
  if (!first) return [];
  const pipeline = [...first, ...others.map((stages) => ({ $unionWith: { coll: users, pipeline: stages } }))];
  const rows = await database()
    .collection(users)
    .aggregate<Row>(pipeline, { ...readLimit(), ...readFrom('seconds') })
    .toArray();
  const priceFor = (at: number, kind: Kind): AskedPrice | null => {
    const row = rows.find((one) => one.at === at && one.kind === kind);
    return row ? { paise: row.paise ?? 0, city: row.city ?? null } : null;
  };
  return services.map((_, at) => ({
    own: priceFor(at, 'own'),
    hourly: priceFor(at, 'hourly'),
    none: priceFor(at, 'none'),
  }));
};

/** Finds the lowest prices of visible workers with the skills, outside some cities, in one query for hundreds of services. */
export const findLowestRates = async (
  services: readonly PriceQuery[],
  except: Except = [],
): Promise<LowestPrices[]> => {
  const parts = Array.from({ length: Math.ceil(services.length / MAX_SERVICES) }, (_, at) =>
    services.slice(at * MAX_SERVICES, (at + 1) * MAX_SERVICES),
  );
  return (await Promise.all(parts.map((part) => findPart(part, except)))).flat();
};

/** The fields a worker's price depends on. */
export type WorkerPrices = Pick<
  UserRecord,
  | '_id'
  | 'skills'
  | 'hourlyRatePaise'
  | 'servicePrices'
  | 'cityKey'
  | 'point'
  | 'areaRangeKm'
  | 'ratingSum'
  | 'reviewCount'
> & { readonly listing: Pick<Listing, 'order'> };

const askingFields = [
  ...['skills', 'hourlyRatePaise', 'servicePrices', 'cityKey', 'point', 'areaRangeKm'],
  ...['ratingSum', 'reviewCount', 'listing.order'],
];

/** Lists workers in a city or in one of these PINs with their prices. */
export const listNearbyPrices = async ({
  cityKey,
  pins,
}: {
  cityKey: string | null;
  pins: readonly string[];
}): Promise<WorkerPrices[]> => {
  const projection = Object.fromEntries(askingFields.map((field) => [field, 1]));
  const find = (area: object): Promise<WorkerPrices[]> =>
    database()
      .collection<WorkerPrices>(users)
      .find({ ...area, ...listed }, { projection, ...readLimit(), ...readFrom('seconds') })
      .limit(MAX_NEARBY)
      .toArray();
  const found = await Promise.all([
    cityKey === null ? [] : find({ 'listing.city': cityKey }),
    pins.length === 0 ? [] : find({ 'listing.pin': { $in: pins } }),
  ]);
  return found.flat();
};
