import { Schema, type PipelineStage, type Types } from 'mongoose';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { toPage } from '#models/newest-first.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';

interface FavoriteRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: FavoriteKind;
  /** The service or the worker. */
  thingId: Types.ObjectId;
  createdAt: Date;
}

const { ObjectId, String: text, Date: date } = Schema.Types;

const Favorite = defineModel<FavoriteRecord>({
  name: 'Favorite',
  collection: 'favorites',
  fields: {
    userId: { type: ObjectId, required: true },
    kind: { type: text, required: true },
    thingId: { type: ObjectId, required: true },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One heart a thing; also which things of a page somebody has saved.
    [{ userId: 1, thingId: 1 }, { unique: true }],
    // Who has saved a thing that goes.
    [{ thingId: 1 }, {}],
    // A person's favourites, newest first, page by page.
    [{ userId: 1, _id: -1 }, {}],
  ],
});

const jobFields = [
  ...(['title', 'titles', 'pricePaise', 'durationMinutes', 'imageKeys', 'skillIds'] as const),
];
const workerFields = [
  ...(['name', 'imageKey', 'address', 'skills', 'hourlyRatePaise', 'brokerId'] as const),
  ...(['verification', 'ratingSum', 'reviewCount'] as const),
];

type JobPart = Pick<ServiceRecord, '_id' | (typeof jobFields)[number]>;
type WorkerPart = Pick<UserRecord, '_id' | (typeof workerFields)[number]>;

/** A favourite with what it stands for: one job or one worker. */
export interface FilledFavorite extends FavoriteRecord {
  jobs: JobPart[];
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
  /** Continue below this row. */
  before: string | null;
  limit: number;
  /** Things that the reader may not see. */
  hidden: readonly string[];
}

/** One page of a person's favourites with what they stand for; those whose thing is gone or hidden are left out. */
export const listFavoriteRecords = async (query: ListQuery): Promise<Page<FilledFavorite>> => {
  const { userId, before, limit, hidden } = query;
  const mine = { userId: toObjectId(userId), thingId: { $nin: hidden.map(toObjectId) } };
  const rows = await Favorite.aggregate<FilledFavorite>([
    { $match: { ...mine, ...(before && { _id: { $lt: toObjectId(before) } }) } },
    { $sort: { _id: -1 } },
    ...things,
    { $match: isThere },
    { $limit: limit + 1 },
  ]).exec();
  return toPage(rows, limit);
};

/** What somebody has saved, of all things or of these. */
export const findFavoriteIds = async (query: {
  userId: string;
  ids?: readonly string[];
}): Promise<string[]> => {
  const { userId, ids } = query;
  const rows = await Favorite.find({ userId, ...(ids && { thingId: { $in: ids } }) }, { _id: 0, thingId: 1 })
    .lean<Pick<FavoriteRecord, 'thingId'>[]>()
    .exec();
  return rows.map(({ thingId }) => String(thingId));
};

export const countFavorites = (userId: string): Promise<number> => Favorite.countDocuments({ userId });

interface Saved {
  userId: string;
  kind: FavoriteKind;
  thingId: string;
}

/** Saves a thing once, however often it is asked. */
export const putFavorite = async ({ at, kind, ...pair }: Saved & { at: Date }, tx?: Tx): Promise<void> => {
  const first = { $setOnInsert: { kind, createdAt: at } };
  await Favorite.updateOne(pair, first, { upsert: true, ...Tx.session(tx) });
};

export const removeFavorite = async (row: Saved): Promise<void> => {
  await Favorite.deleteOne(row);
};

/** Forgets a person's favourites whose thing no longer exists. */
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
  ]).exec();
  await Favorite.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
};
