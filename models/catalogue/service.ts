import type { Types } from 'mongoose';
import type { FormerPrices } from '#lib/features/people/rules/former-prices.ts';
import type { SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import type { ReadAlong } from '#models/collection.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, mixed, number, objectId, optional, text } from '#models/field.ts';
import { inListOrder, othersWithPosition, positionUpdates } from './list-order.ts';
import { nameKey } from '#lib/features/catalogue/rules/name-key.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';

/** One item included in a service or not. */
export interface ServiceLine {
  text: string;
  texts: TranslatedNames;
}

/** The home page falls back to this when there are no bookings. */
const newestFirst = { createdAt: -1, _id: -1 } as const;

const Job = defineModel({
  name: 'Job',
  collection: 'jobs',
  fields: {
    title: text(),
    /** The title normalized for comparison. */
    key: text(),
    titles: mixed<TranslatedNames>({ default: {} }),
    description: text(),
    descriptions: mixed<TranslatedNames>({ default: {} }),
    pricePaise: number(),
    /** Recent prices; absent when the price never changed. */
    formerPrices: optional(mixed<FormerPrices | undefined>()),
    /** Absent for the usual duration. */
    durationMinutes: optional(number<number | undefined>()),
    /** When the duration last changed; absent when it never did. */
    durationSince: optional(date<Date | undefined>()),
    includes: optional(mixed<ServiceLine[] | undefined>()),
    excludes: optional(mixed<ServiceLine[] | undefined>()),
    imageKeys: list(text(), { default: [] }),
    skillIds: list(objectId(), { default: [] }),
    /** Other words people use, by language; absent when none were set, and when listed without words. */
    searchWords: optional(mixed<SearchWords | undefined>()),
    /** Position set by admins; services without one follow by title. */
    position: optional(number<number | undefined>()),
    createdAt: date(),
  },
  indexes: [
    // Unique titles, and the order of the list.
    [{ key: 1 }, { unique: true }],
    // The services of a skill (category pages), and whether a skill is in use.
    [{ skillIds: 1, key: 1 }, {}],
    // The newest services for the home page.
    [newestFirst, {}],
  ],
});

export type ServiceRecord = RowOf<typeof Job>;

export type ServiceEntry = Omit<ServiceRecord, '_id' | 'key' | 'position' | 'createdAt'>;

/** Lists all services in the order set by admins, then by title; there are a few hundred. */
export const listServiceRecords = async (): Promise<ServiceRecord[]> =>
  inListOrder(
    await Job.find({}, { without: ['searchWords'], sort: { key: 1 }, limit: 1000, maxAge: 'election' }),
  );

/** Puts services first, in this order; the others follow by title. */
export const setServiceOrder = async (ids: readonly string[], tx: Tx): Promise<void> => {
  await Job.updateMany(othersWithPosition(ids), { $unset: { position: 1 } }, { tx });
  await Job.bulkWrite(positionUpdates(ids), { tx });
};

export type ServiceNames = Pick<ServiceRecord, '_id' | 'title' | 'titles' | 'skillIds' | 'searchWords'>;

/** Lists the titles, search words and skills of all services. */
export const listServiceNames = (): Promise<ServiceNames[]> =>
  Job.find(
    {},
    {
      fields: ['_id', 'title', 'titles', 'skillIds', 'searchWords'],
      sort: { key: 1 },
      limit: 1000,
      maxAge: 'election',
    },
  );

export const listNewestJobRecords = (limit: number): Promise<ServiceRecord[]> =>
  Job.find({}, { without: ['searchWords'], sort: newestFirst, limit, maxAge: 'election' });

export const listServiceRecordsById = (ids: readonly string[]): Promise<ServiceRecord[]> =>
  Job.find({ _id: { $in: ids } }, { maxAge: 'election' });

export const listJobRecordsOfSkill = (skillId: string): Promise<ServiceRecord[]> =>
  Job.find({ skillIds: skillId }, { sort: { key: 1 }, limit: 200 });

export const findService = (id: string, tx?: Tx): Promise<ServiceRecord | null> => Job.findById(id, { tx });

export interface PicturedService extends ServiceRecord {
  /** The drawing of one of its skills; empty without skills. */
  picture: string;
}

type WithSkills = ServiceRecord & { skills: { picture: string }[] };

/** A service with its drawing, without its search words, to be read with the people of a request. */
export const readPicturedService = (id: string): ReadAlong<WithSkills> => ({
  from: 'jobs',
  pipeline: [
    { $match: { _id: toObjectId(id) } },
    // Hundreds of words in five languages, for search alone.
    { $unset: 'searchWords' },
    {
      $lookup: {
        ...{ from: 'skills', localField: 'skillIds', foreignField: '_id', as: 'skills' },
        pipeline: [{ $project: { _id: 0, picture: 1 } }],
      },
    },
  ],
});

export const toPicturedService = ({ skills, ...service }: WithSkills): PicturedService => ({
  ...service,
  picture: skills[0]?.picture ?? '',
});

export const findServiceByTitle = (title: string, tx?: Tx): Promise<ServiceRecord | null> =>
  Job.findOne({ key: nameKey(title) }, { tx });

export const isSkillInJobs = (skillId: string, tx: Tx): Promise<boolean> =>
  Job.exists({ skillIds: skillId }, { tx });

export const insertService = (entry: ServiceEntry & { createdAt: Date }, tx?: Tx): Promise<ServiceRecord> =>
  Job.insert({ ...entry, key: nameKey(entry.title) }, { tx });

export const replaceService = (id: string, entry: ServiceEntry, tx: Tx): Promise<ServiceRecord | null> =>
  Job.findOneAndUpdate({ _id: id }, { $set: { ...entry, key: nameKey(entry.title) } }, { tx });

export const setServiceWords = async (
  id: Types.ObjectId,
  searchWords: SearchWords,
  tx: Tx,
): Promise<void> => {
  await Job.updateOne({ _id: id }, { $set: { searchWords } }, { tx });
};

export const removeService = async (id: string, tx: Tx): Promise<boolean> =>
  (await Job.deleteOne({ _id: id }, { tx })).deletedCount === 1;
