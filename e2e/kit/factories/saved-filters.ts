import { now } from '#lib/platform/time/clock.ts';
import { putSavedFilter } from '#models/accounts/saved-filter.ts';
import { inTransaction } from '#models/connection.ts';

export interface StoredFilter {
  list?: string;
  name?: string;
  filter?: Readonly<Record<string, string>>;
}

/** Stores a filter of an admin, perhaps one that no list takes any more; returns its id. */
export const makeSavedFilter = async (
  userId: string,
  { list = 'audit', name = 'Pauses', filter = { act: 'user.pause' } }: StoredFilter = {},
): Promise<string> => {
  const row = { userId, list, name, filter, savedAt: now() };
  return String((await inTransaction((tx) => putSavedFilter(row, tx)))._id);
};
