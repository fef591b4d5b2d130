import { Schema, type Types } from 'mongoose';
import type { FormerPrices } from '#lib/features/people/rules/former-prices.ts';
import type { SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { nameKey } from '#lib/features/catalogue/rules/name-key.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';

/** A short line of what belongs to a service or does not. */
export interface ServiceLine {
  text: string;
  texts: TranslatedNames;
}

export interface ServiceRecord {
  _id: Types.ObjectId;
  title: string;
  /** The title folded for comparison. */
  key: string;
  titles: TranslatedNames;
  description: string;
  descriptions: TranslatedNames;
  pricePaise: number;
  /** What it cost until a while ago; absent where that never changed. */
  formerPrices?: FormerPrices | undefined;
  /** How long it takes; absent: as long as usual. */
  durationMinutes?: number | undefined;
  /** Since when it takes so long; absent where that never changed. */
  durationSince?: Date | undefined;
  includes?: ServiceLine[] | undefined;
  excludes?: ServiceLine[] | undefined;
  imageKeys: string[];
  skillIds: Types.ObjectId[];
  /** What else people call it, by language; absent in rows that were given none, and in lists. */
  searchWords?: SearchWords | undefined;
  createdAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;

/** What the home page shows where nothing was booked yet. */
const newestFirst = { createdAt: -1, _id: -1 } as const;

const Job = defineModel<ServiceRecord>({
  name: 'Job',
  collection: 'jobs',
  fields: {
    title: { type: text, required: true },
    key: { type: text, required: true },
    titles: { type: mixed, default: {} },
    description: { type: text, required: true },
    descriptions: { type: mixed, default: {} },
    pricePaise: { type: number, required: true },
    formerPrices: { type: mixed },
    durationMinutes: { type: number },
    durationSince: { type: date },
    includes: { type: mixed },
    excludes: { type: mixed },
    imageKeys: { type: [text], default: [] },
    skillIds: { type: [ObjectId], default: [] },
    searchWords: { type: mixed },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One service a title; the list is read in its order.
    [{ key: 1 }, { unique: true }],
    // The services of a skill (category pages) and whether a skill is in use.
    [{ skillIds: 1, key: 1 }, {}],
    // The newest services, for the home page.
    [newestFirst, {}],
  ],
});

export type JobEntry = Omit<ServiceRecord, '_id' | 'key' | 'createdAt'>;

/** The whole list by title; services number in the hundreds. */
export const listJobRecords = (): Promise<ServiceRecord[]> =>
  Job.find({}, { searchWords: 0 }).sort({ key: 1 }).limit(1000).lean<ServiceRecord[]>().exec();

export type JobNames = Pick<ServiceRecord, '_id' | 'title' | 'titles' | 'skillIds' | 'searchWords'>;

/** What services are called, by which words they are found, and which skills they need. */
export const listJobNames = (): Promise<JobNames[]> =>
  Job.find({}, { title: 1, titles: 1, skillIds: 1, searchWords: 1 })
    .sort({ key: 1 })
    .limit(1000)
    .lean<ServiceRecord[]>()
    .exec();

export const listNewestJobRecords = (most: number): Promise<ServiceRecord[]> =>
  Job.find({}, { searchWords: 0 }).sort(newestFirst).limit(most).lean<ServiceRecord[]>().exec();

export const listJobRecordsById = (ids: readonly string[]): Promise<ServiceRecord[]> =>
  Job.find({ _id: { $in: ids } })
    .lean<ServiceRecord[]>()
    .exec();

export const listJobRecordsOfSkill = (skillId: string): Promise<ServiceRecord[]> =>
  Job.find({ skillIds: skillId }).sort({ key: 1 }).limit(200).lean<ServiceRecord[]>().exec();

export const findJob = (id: string, tx?: Tx): Promise<ServiceRecord | null> =>
  Job.findById(id, null, Tx.session(tx)).lean<ServiceRecord>().exec();

export const findJobByTitle = (title: string, tx?: Tx): Promise<ServiceRecord | null> =>
  Job.findOne({ key: nameKey(title) }, null, Tx.session(tx))
    .lean<ServiceRecord>()
    .exec();

export const isSkillInJobs = async (skillId: string, tx: Tx): Promise<boolean> =>
  (await Job.exists({ skillIds: skillId }).session(Tx.session(tx).session ?? null)) !== null;

export const insertJob = async (entry: JobEntry & { createdAt: Date }, tx?: Tx): Promise<ServiceRecord> => {
  const [job] = await Job.create([{ ...entry, key: nameKey(entry.title) }], Tx.session(tx));
  if (!job) throw new Error('The service was not stored.');
  return job.toObject();
};

export const replaceJob = (id: string, entry: JobEntry, tx: Tx): Promise<ServiceRecord | null> =>
  Job.findByIdAndUpdate(
    id,
    { $set: { ...entry, key: nameKey(entry.title) } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<ServiceRecord>()
    .exec();

export const setJobWords = async (id: Types.ObjectId, searchWords: SearchWords, tx: Tx): Promise<void> => {
  await Job.updateOne({ _id: id }, { $set: { searchWords } }, Tx.session(tx));
};

export const removeJob = async (id: string, tx: Tx): Promise<boolean> =>
  (await Job.deleteOne({ _id: id }, Tx.session(tx))).deletedCount === 1;
