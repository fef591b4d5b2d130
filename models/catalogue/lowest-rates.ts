import type { PipelineStage } from 'mongoose';
import type { Asked } from '#lib/features/catalogue/rules/lowest-price.ts';
import { database, toObjectId } from '#models/connection.ts';
import type { Listing } from '#lib/features/people/rules/search-listing.ts';
import type { UserRecord } from '#models/people/user.ts';

type Stage = PipelineStage.UnionWithPipelineStage;

const users = 'users';
/** So many of the cheapest are looked at whether they do the service at that price. */
const MOST_LOOKED_AT = 200;
/** The database takes at most 1,000 steps in one command; a service takes three. */
const MOST_SERVICES = 300;
/** So many who come to a place are looked at, as in one search. */
const MOST_HERE = 2000;

/** A service as its price is looked for. */
export interface WantedService {
  readonly serviceId: string;
  readonly skillIds: readonly string[];
  readonly durationMinutes: number;
}

type Kind = 'own' | 'hourly' | 'none';

/** The least that is asked for a service in each kind of price; null where nobody asks so. */
export type AskedPrices = Readonly<Record<Kind, Asked | null>>;

interface Row {
  at: number;
  kind: Kind;
  paise: number | null;
  city?: string;
}

const ownPriceOf = ({ serviceId, durationMinutes }: WantedService) => ({
  servicePrices: {
    $elemMatch: { serviceId: toObjectId(serviceId), durationMinutes, pricePaise: { $gt: 0 } },
  },
});

const skilled = ({ skillIds }: WantedService) =>
  skillIds.length > 0 ? { 'skills._id': { $all: skillIds.map(toObjectId) } } : {};

const listed = { 'listing.order': { $gt: '' } };

const shown = (kind: Kind, at: number, paise: unknown): Stage => ({
  $project: { _id: 0, at: { $literal: at }, kind: { $literal: kind }, paise, city: '$address.city' },
});

/** Those who have the skills and no price of their own for the service, by their rate. */
const byRate = (wanted: WantedService, at: number, kind: 'hourly' | 'none'): Stage[] => [
  {
    $match: {
      'skills._id': toObjectId(wanted.skillIds[0] ?? ''),
      hourlyRatePaise: kind === 'none' ? null : { $gt: 0 },
      ...listed,
    },
  },
  { $sort: { hourlyRatePaise: 1 } },
  { $limit: MOST_LOOKED_AT },
  { $match: { $and: [skilled(wanted), { $nor: [ownPriceOf(wanted)] }] } },
  { $limit: 1 },
  shown(kind, at, '$hourlyRatePaise'),
];

/** Those who ask a price of their own: the index has them by it. */
const byOwnPrice = (wanted: WantedService, at: number): Stage[] => {
  const isOfIt = { $eq: ['$$one.serviceId', toObjectId(wanted.serviceId)] };
  const own = { $filter: { input: '$servicePrices', as: 'one', cond: isOfIt } };
  return [
    { $match: { ...ownPriceOf(wanted), ...listed } },
    { $limit: MOST_LOOKED_AT },
    { $match: skilled(wanted) },
    shown('own', at, { $min: { $map: { input: own, as: 'one', in: '$$one.pricePaise' } } }),
    { $sort: { paise: 1 } },
    { $limit: 1 },
  ];
};

const askFor = async (services: readonly WantedService[]): Promise<AskedPrices[]> => {
  const [first, ...others] = services.flatMap((wanted, at) => [
    byOwnPrice(wanted, at),
    byRate(wanted, at, 'hourly'),
    byRate(wanted, at, 'none'),
  ]);
  if (!first) return [];
  const pipeline = [...first, ...others.map((stages) => ({ $unionWith: { coll: users, pipeline: stages } }))];
  const rows = await database().collection(users).aggregate<Row>(pipeline).toArray();
  const askedFor = (at: number, kind: Kind): Asked | null => {
    const row = rows.find((one) => one.at === at && one.kind === kind);
    return row ? { paise: row.paise ?? 0, city: row.city ?? null } : null;
  };
  return services.map((_, at) => ({
    own: askedFor(at, 'own'),
    hourly: askedFor(at, 'hourly'),
    none: askedFor(at, 'none'),
  }));
};

/** For each service what those ask who can be found and have its skills, in one command for hundreds of them. */
export const findLowestRates = async (services: readonly WantedService[]): Promise<AskedPrices[]> => {
  const parts = Array.from({ length: Math.ceil(services.length / MOST_SERVICES) }, (_, at) =>
    services.slice(at * MOST_SERVICES, (at + 1) * MOST_SERVICES),
  );
  return (await Promise.all(parts.map(askFor))).flat();
};

/** What of a worker a price depends on. */
export type AskingWorker = Pick<
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

interface Around {
  cityKey: string | null;
  pins: readonly string[];
}

/** Workers in a city or in one of these PINs, with what they ask. */
export const listAskingAround = async ({ cityKey, pins }: Around): Promise<AskingWorker[]> => {
  const projection = Object.fromEntries(askingFields.map((field) => [field, 1]));
  const find = (area: object): Promise<AskingWorker[]> =>
    database()
      .collection<AskingWorker>(users)
      .find({ ...area, ...listed }, { projection })
      .limit(MOST_HERE)
      .toArray();
  const found = await Promise.all([
    cityKey === null ? [] : find({ 'listing.city': cityKey }),
    pins.length === 0 ? [] : find({ 'listing.pin': { $in: pins } }),
  ]);
  return found.flat();
};
