import type { Types } from 'mongoose';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import type { SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import { inListOrder, othersWithPosition, positionUpdates } from './list-order.ts';
import { nameKey } from '#lib/features/catalogue/rules/name-key.ts';
import type { Tx } from '#models/connection.ts';
import type { Collection } from '#models/collection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, mixed, number, optional, text } from '#models/field.ts';

type Entry = Pick<NamedRecord, 'name' | 'names' | 'picture' | 'searchWords'>;

const MAX_WITH_WORDS = 5000;

interface ListRules {
  name: string;
  collection: string;
}

const defineListModel = ({ name, collection }: ListRules) =>
  defineModel({
    name,
    collection,
    fields: {
      name: text(),
      /** The name normalized for comparison, so that 'Cook' and 'cook ' are one entry. */
      key: text(),
      names: mixed<TranslatedNames>({ default: {} }),
      /** Key of one of our drawings; empty in lists without pictures. */
      picture: text({ default: '' }),
      /** Other words people use, by language; absent when none were set, and when listed without words. */
      searchWords: optional(mixed<SearchWords | undefined>()),
      /** Position set by admins; entries without one follow by name. */
      position: optional(number()),
      /** Keys of former names that some records still hold; absent or empty where none do. */
      formerKeys: optional(list(text())),
      /** Counts what renames of those records do, so that they conflict with another new name. */
      renames: optional(number()),
      createdAt: date(),
    },
    indexes: [
      // Unique names.
      [{ key: 1 }, { unique: true }],
      [{ formerKeys: 1 }, { sparse: true }],
    ],
  });

export type NamedRecord = RowOf<ReturnType<typeof defineListModel>>;

const named = (names: readonly string[]) => {
  const keys = names.map(nameKey);
  return { $or: [{ key: { $in: keys } }, { formerKeys: { $in: keys } }] };
};

const setOrderIn =
  (model: Collection<NamedRecord>) =>
  async (ids: readonly string[], tx: Tx): Promise<void> => {
    await model.updateMany(othersWithPosition(ids), { $unset: { position: 1 } }, { tx });
    await model.bulkWrite(positionUpdates(ids), { tx });
  };

/** Defines a short list that everyone reads and admins edit, such as skills or work types. Names are unique. */
export const defineNamedList = (rules: ListRules) => {
  const model = defineListModel(rules);
  return {
    list: async (): Promise<NamedRecord[]> =>
      inListOrder(
        await model.find({}, { without: ['searchWords'], sort: { key: 1 }, limit: 500, maxAge: 'election' }),
      ),

    setOrder: setOrderIn(model),

    /** Lists all entries with their search words. */
    listWithWords: (): Promise<NamedRecord[]> =>
      model.find({}, { sort: { key: 1 }, limit: MAX_WITH_WORDS, maxAge: 'election' }),

    setWords: async (id: Types.ObjectId, searchWords: SearchWords, tx: Tx): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { searchWords } }, { tx });
    },

    find: (id: string, tx?: Tx): Promise<NamedRecord | null> => model.findById(id, { tx }),

    findByName: (name: string, tx?: Tx): Promise<NamedRecord | null> => model.findOne(named([name]), { tx }),

    findByNames: (names: readonly string[], tx?: Tx): Promise<NamedRecord[]> =>
      model.find(named(names), { tx }),

    findByIds: (ids: readonly (string | Types.ObjectId)[], tx?: Tx): Promise<NamedRecord[]> =>
      model.find({ _id: { $in: ids } }, { tx }),

    insert: (entry: Entry & { createdAt: Date }, tx?: Tx): Promise<NamedRecord> =>
      model.insert({ ...entry, key: nameKey(entry.name) }, { tx }),

    replace: (id: string, entry: Entry, tx: Tx): Promise<NamedRecord | null> =>
      model.findOneAndUpdate({ _id: id }, { $set: { ...entry, key: nameKey(entry.name) } }, { tx }),

    /** Notes a name that records still hold: until they are renamed, it stands for this entry. */
    keepFormerName: async (id: Types.ObjectId, name: string, tx: Tx): Promise<void> => {
      await model.updateOne({ _id: id }, { $addToSet: { formerKeys: nameKey(name) } }, { tx });
    },

    forgetFormerName: async (id: string, name: string, tx: Tx): Promise<void> => {
      await model.updateOne({ _id: id }, { $pull: { formerKeys: nameKey(name) } }, { tx });
    },

    /** Reads an entry whose name stays as it is until the transaction ends. */
    lock: (id: string, tx: Tx): Promise<NamedRecord | null> =>
      model.findOneAndUpdate({ _id: id }, { $inc: { renames: 1 } }, { tx }),

    remove: async (id: string, tx: Tx): Promise<boolean> =>
      (await model.deleteOne({ _id: id }, { tx })).deletedCount === 1,
  };
};

export type NamedList = ReturnType<typeof defineNamedList>;

export type SkillRecord = NamedRecord;

/** The trades, and the categories of the home page. */
export const skillList = defineNamedList({ name: 'Skill', collection: 'skills' });

/** Kinds of engagement, such as one visit or a monthly round. */
export const workTypeList = defineNamedList({ name: 'WorkType', collection: 'workTypes' });
