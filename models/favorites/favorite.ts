import type { PipelineStage } from 'mongoose';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, objectId, text } from '#models/field.ts';
import { toPage } from '#models/newest-first.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';

const Favorite = defineModel({
  name: 'Favorite',
  collection: 'favorites',
  fields: {
    userId: objectId(),
    kind: text<FavoriteKind>(),
    thingId: objectId(),
    createdAt: date(),
  },
  indexes: [
    // One favorite per thing; also finds which of a page's things are saved.
    [{ userId: 1, thingId: 1 }, { unique: true }],
    // Everyone who saved a deleted thing.
    [{ thingId: 1 }, {}],
    // A person's favorites, newest first, in pages.
    [{ userId: 1, _id: -1 }, {}],
  ],
});

type FavoriteRecord = RowOf<typeof Favorite>;

const jobFields = [
  ...(['title', 'titles', 'pricePaise', 'durationMinutes', 'imageKeys', 'skillIds'] as const),
];
const workerFields = [
  ...(['name', 'imageKey', 'address', 'skills', 'hourlyRatePaise', 'brokerId'] as const),
  ...(['verification', 'ratingSum', 'reviewCount'] as const),
];

type ServicePart = Pick<ServiceRecord, '_id' | (typeof jobFields)[number]>;
type WorkerPart = Pick<UserRecord, '_id' | (typeof workerFields)[number]>;

export interface FilledFavorite extends FavoriteRecord {
  jobs: ServicePart[];
  workers: WorkerPart[];
}

const only = (names: readonly string[]): PipelineStage.Project => ({
  $project: Object.fromEntries(names.map((name) => [name, 1])),
});

const things: PipelineStage[] = [
  {
    $lookup: {
      ...{ from: 'jobs', localField: 'thingId', foreignField: '_id', as: 'jobs' },
      pipeline: [only(jobFields)],
    },
  },
  {
    $lookup: {
      ...{ from: 'users', localField: 'thingId', foreignField: '_id', as: 'workers' },
      pipeline: [{ $match: { role: 'worker', suspendedAt: null } }, only(workerFields)],
    },
  },
];

const isThere = { $or: [{ 'jobs.0': { $exists: true } }, { 'workers.0': { $exists: true } }] };

interface ListQuery {
  userId: string;
  /** Continues below this row. */
  before: string | null;
  limit: number;
  /** Things the reader may not see. */
  hidden: readonly string[];
}

/** Lists a person's favorites with their things, without deleted or hidden ones. */
export const listFavoriteRecords = async (query: ListQuery): Promise<Page<FilledFavorite>> => {
  const { userId, before, limit, hidden } = query;
  const mine = { userId: toObjectId(userId), thingId: { $nin: hidden.map(toObjectId) } };
  const rows = await Favorite.aggregate<FilledFavorite>([
    { $match: { ...mine, ...(before && { _id: { $lt: toObjectId(before) } }) } },
    { $sort: { _id: -1 } },
    ...things,
    { $match: isThere },
    { $limit: limit + 1 },
  ]);
  return toPage(rows, limit);
};

/** The ids a person has saved, of all things or of these. */
export const findFavoriteIds = async (query: {
  userId: string;
  ids?: readonly string[];
}): Promise<string[]> => {
  const { userId, ids } = query;
  const rows = await Favorite.find(
    { userId, ...(ids && { thingId: { $in: ids } }) },
    { fields: ['thingId'] },
  );
  return rows.map(({ thingId }) => String(thingId));
};

export const countFavorites = (userId: string): Promise<number> => Favorite.countDocuments({ userId });

interface Saved {
  userId: string;
  kind: FavoriteKind;
  thingId: string;
}

/** Saves a thing; saving again changes nothing. */
export const putFavorite = async ({ at, kind, ...pair }: Saved & { at: Date }, tx?: Tx): Promise<void> => {
  const first = { $setOnInsert: { kind, createdAt: at } };
  await Favorite.updateOne(pair, first, { upsert: true, tx });
};

export const removeFavorite = async (row: Saved): Promise<void> => {
  await Favorite.deleteOne(row);
};

/** Deletes a person's favorites of things that no longer exist. */
export const removeGoneFavorites = async (userId: string): Promise<void> => {
  const lookup = (from: string, as: string): PipelineStage => ({
    $lookup: { from, as, localField: 'thingId', foreignField: '_id', pipeline: [{ $project: { _id: 1 } }] },
  });
  const gone = await Favorite.aggregate<Pick<FavoriteRecord, '_id'>>([
    { $match: { userId: toObjectId(userId) } },
    lookup('jobs', 'jobs'),
    lookup('users', 'workers'),
    { $match: { jobs: [], workers: [] } },
    { $project: { _id: 1 } },
  ]);
  await Favorite.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
};
