import { Schema, type Model, type Types } from 'mongoose';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import type { SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import { nameKey } from '#lib/features/catalogue/rules/name-key.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

export interface NamedRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name folded for comparison, so that 'Cook' and 'cook ' are one entry. */
  key: string;
  names: TranslatedNames;
  /** A key of our drawings; empty where the list shows no pictures. */
  picture: string;
  /** What else people call it, by language; absent in rows that were given none, and in lists. */
  searchWords?: SearchWords | undefined;
  /** Its place in the list, as the office set it; those without one come after, by name. */
  position?: number;
  createdAt: Date;
}

type Entry = Pick<NamedRecord, 'name' | 'names' | 'picture' | 'searchWords'>;

const { String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;

const MOST_WITH_WORDS = 5000;

interface ListRules {
  name: string;
  collection: string;
}

const defineListModel = ({ name, collection }: ListRules) =>
  defineModel<NamedRecord>({
    name,
    collection,
    fields: {
      name: { type: text, required: true },
      key: { type: text, required: true },
      names: { type: mixed, default: {} },
      picture: { type: text, default: '' },
      searchWords: { type: mixed },
      position: { type: number },
      createdAt: { type: date, required: true },
    },
    indexes: [
      // One entry a name; the list is read in its order.
      [{ key: 1 }, { unique: true }],
    ],
  });

const inOrder = (rows: NamedRecord[]): NamedRecord[] =>
  rows.toSorted((a, b) => (a.position ?? rows.length) - (b.position ?? rows.length));

const setOrderIn =
  (model: Model<NamedRecord>) =>
  async (ids: readonly string[], tx: Tx): Promise<void> => {
    const updates = ids.map((_id, position) => ({
      updateOne: { filter: { _id }, update: { $set: { position } } },
    }));
    const others = { _id: { $nin: ids }, position: { $exists: true } };
    await model.updateMany(others, { $unset: { position: 1 } }, Tx.session(tx));
    await model.bulkWrite(updates, Tx.session(tx));
  };

/** A short list that admins keep and everyone reads: skills, work types. Names are unique. */
export const defineNamedList = (rules: ListRules) => {
  const model = defineListModel(rules);
  return {
    list: async (): Promise<NamedRecord[]> =>
      inOrder(
        await model.find({}, { searchWords: 0 }).sort({ key: 1 }).limit(500).lean<NamedRecord[]>().exec(),
      ),

    setOrder: setOrderIn(model),

    /** The whole list with the words by which its entries are found. */
    listWithWords: (): Promise<NamedRecord[]> =>
      model.find().sort({ key: 1 }).limit(MOST_WITH_WORDS).lean<NamedRecord[]>().exec(),

    setWords: async (id: Types.ObjectId, searchWords: SearchWords, tx: Tx): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { searchWords } }, Tx.session(tx));
    },

    find: (id: string, tx?: Tx): Promise<NamedRecord | null> =>
      model.findById(id, null, Tx.session(tx)).lean<NamedRecord>().exec(),

    findByName: (wanted: string, tx?: Tx): Promise<NamedRecord | null> =>
      model
        .findOne({ key: nameKey(wanted) }, null, Tx.session(tx))
        .lean<NamedRecord>()
        .exec(),

    findByNames: (wanted: readonly string[], tx?: Tx): Promise<NamedRecord[]> =>
      model
        .find({ key: { $in: wanted.map(nameKey) } }, null, Tx.session(tx))
        .lean<NamedRecord[]>()
        .exec(),

    findByIds: (ids: readonly (string | Types.ObjectId)[], tx?: Tx): Promise<NamedRecord[]> =>
      model
        .find({ _id: { $in: ids } }, null, Tx.session(tx))
        .lean<NamedRecord[]>()
        .exec(),

    insert: async (entry: Entry & { createdAt: Date }, tx?: Tx): Promise<NamedRecord> => {
      const [made] = await model.create([{ ...entry, key: nameKey(entry.name) }], Tx.session(tx));
      if (!made) throw new Error('The entry was not stored.');
      return made.toObject();
    },

    replace: (id: string, entry: Entry, tx: Tx): Promise<NamedRecord | null> =>
      model
        .findByIdAndUpdate(
          id,
          { $set: { ...entry, key: nameKey(entry.name) } },
          { returnDocument: 'after', ...Tx.session(tx) },
        )
        .lean<NamedRecord>()
        .exec(),

    remove: async (id: string, tx: Tx): Promise<boolean> =>
      (await model.deleteOne({ _id: id }, Tx.session(tx))).deletedCount === 1,
  };
};

export type NamedList = ReturnType<typeof defineNamedList>;

export type SkillRecord = NamedRecord;

/** The trades; also the categories of the home page. */
export const skillList = defineNamedList({ name: 'Skill', collection: 'skills' });

/** What kinds of engagement workers offer, such as one visit or a monthly round. */
export const workTypeList = defineNamedList({ name: 'WorkType', collection: 'workTypes' });
