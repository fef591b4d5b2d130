import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Person } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listBlockedBy, putBlock, removeBlock } from '#models/people/block.ts';
import { findUsers } from '#models/people/user.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { toPerson } from '#lib/features/people/services/to-user.ts';
import type { BlockView } from '#lib/features/people/contracts/safety.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { safety } from '#lib/features/people/texts/safety.en.ts';
import { inTransaction } from '#models/connection.ts';
import { now } from '#lib/platform/time/clock.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { forgetHidden } from '#lib/features/people/services/steps/hidden-people.ts';
import { getMetUser } from '#lib/features/visibility/services/steps/find-met-user.ts';

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

interface BlockUserInput {
  actor: Actor;
  params: { id: string };
}

/** Blocks somebody whom the caller can see; who has blocked the caller is not there to be blocked. */
export const blockUser = async ({
  actor,
  params: { id },
}: BlockUserInput): Promise<{ message: string; data: BlockView }> => {
  const { sight } = await getMetUser({ actor, userId: id, throughOwnBlock: true });
  if (sight === 'self') throw new AppError('not_oneself');
  await inTransaction(async (tx) => {
    await holdPeople(actor, tx);
    await putBlock({ blockerId: actor.userId, blockedId: id, at: now() }, tx);
  });
  forgetHidden(actor.userId, id);
  return { message: safety.blocked, data: { _id: id, isBlocked: true } };
};

interface UnblockUserInput {
  actor: Actor;
  params: { id: string };
}

/** Takes one's own block back. It looks at no other record, so the answer tells nothing about anybody. */
export const unblockUser = async ({
  actor,
  params: { id },
}: UnblockUserInput): Promise<{ message: string; data: BlockView }> => {
  await removeBlock({ blockerId: actor.userId, blockedId: id });
  forgetHidden(actor.userId, id);
  return { message: safety.unblocked, data: { _id: id, isBlocked: false } };
};
