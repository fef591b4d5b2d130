import type { Named } from '#lib/platform/contract/admin-list.ts';
import { findUsers } from '#models/people/user.ts';

type Id = { toString(): string };

/** Names the people of a page in one read; an account that is gone has an empty name. */
export const namePeople = async (ids: readonly (Id | null)[]): Promise<(id: Id) => Named> => {
  const wanted = new Set(ids.filter((id) => id !== null).map(String));
  const names = new Map((await findUsers([...wanted])).map(({ _id, name }) => [String(_id), name]));
  return (id) => ({ _id: String(id), name: names.get(String(id)) ?? '' });
};
