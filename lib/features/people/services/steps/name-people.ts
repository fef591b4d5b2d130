import type { Named } from '#lib/platform/contract/admin-list.ts';
import { findUsers } from '#models/people/user.ts';

type Id = { toString(): string };

/** Reads the names for a page in one query; deleted accounts have an empty name. */
export const namePeople = async (ids: readonly (Id | null)[]): Promise<(id: Id) => Named> => {
  const uniqueIds = new Set(ids.filter((id) => id !== null).map(String));
  const names = new Map((await findUsers([...uniqueIds])).map(({ _id, name }) => [String(_id), name]));
  return (id) => ({ _id: String(id), name: names.get(String(id)) ?? '' });
};
