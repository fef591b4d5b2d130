import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, objectId, text } from '#models/field.ts';

const SavedFilter = defineModel({
  name: 'SavedFilter',
  collection: 'savedFilters',
  fields: {
    /** The admin who saved it, and the only one who sees it. */
    userId: objectId(),
    /** The list that it filters. */
    list: text(),
    name: text(),
    /** The name in small letters: names that differ only in case are one. */
    key: text(),
    /** Values of the list's query. A later release may refuse some of them. */
    filter: mixed<Readonly<Record<string, string>>>(),
    savedAt: date(),
  },
  indexes: [
    // An admin's filters of a list by name, which is unique.
    [{ userId: 1, list: 1, key: 1 }, { unique: true }],
  ],
});

export type SavedFilterRecord = RowOf<typeof SavedFilter>;

const toKey = (name: string): string => name.toLocaleLowerCase('en');

interface SavedName {
  userId: string;
  list: string;
  name: string;
}

/** Lists an admin's filters, by list and name. */
export const listSavedFilters = (userId: string): Promise<SavedFilterRecord[]> =>
  SavedFilter.find({ userId }, { sort: { list: 1, key: 1 } });

/** Counts the filters of a list that have another name. */
export const countOtherFilters = ({ userId, list, name }: SavedName, tx: Tx): Promise<number> =>
  SavedFilter.countDocuments({ userId, list, key: { $ne: toKey(name) } }, { tx });

/** Finds the filter of this name, in any case. */
export const findSavedFilter = (
  { userId, list, name }: SavedName,
  tx: Tx,
): Promise<SavedFilterRecord | null> => SavedFilter.findOne({ userId, list, key: toKey(name) }, { tx });

/** Saves a filter in place of the one with its name. */
export const putSavedFilter = async (
  { userId, list, name, ...rest }: SavedName & Pick<SavedFilterRecord, 'filter' | 'savedAt'>,
  tx: Tx,
): Promise<SavedFilterRecord> => {
  const row = await SavedFilter.findOneAndUpdate(
    { userId, list, key: toKey(name) },
    { $set: { name, ...rest } },
    { upsert: true, tx },
  );
  if (!row) throw new Error('The filter was not saved.');
  return row;
};

export const removeSavedFilter = async (
  { userId, filterId }: { userId: string; filterId: string },
  tx: Tx,
): Promise<void> => {
  await SavedFilter.deleteOne({ _id: filterId, userId }, { tx });
};

/** Removes the filters of a person who leaves the office. */
export const removeUserFilters = async (userId: string, tx: Tx): Promise<void> => {
  await SavedFilter.deleteMany({ userId }, { tx });
};
