import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Person } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listBlockedBy } from '#models/people/block.ts';
import { findUsers } from '#models/people/user.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/row-cursor.ts';
import { toPerson } from './to-person.ts';

interface Input {
  actor: Actor;
  query: ListQuery;
}

/** One page of the people whom the actor has blocked; those who have left are left out. */
export const listBlocked = async ({
  actor: { userId },
  query,
}: Input): Promise<{ data: Person[]; nextCursor: string | null }> => {
  const after = readRowCursor(query.cursor);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = await listBlockedBy({ blockerId: userId, after, limit });
  const people = new Map((await findUsers(page.items)).map((user) => [String(user._id), user]));
  const found = page.items.flatMap((id) => people.get(id) ?? []);
  return { data: found.map(toPerson), nextCursor: toRowCursor(page.nextCursor) };
};
