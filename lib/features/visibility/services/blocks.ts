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
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { forgetHidden } from '#lib/features/people/services/steps/hidden-people.ts';
import { getMetUser } from '#lib/features/visibility/services/steps/find-met-user.ts';

/** Lists a page of blocked people, without deleted accounts. */
export const listBlocked = async ({
  actor: { userId },
  query,
}: {
  actor: Actor;
  query: ListQuery;
}): Promise<{ data: Person[]; nextCursor: string | null }> => {
  const after = readRowCursor(query.cursor);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = await listBlockedBy({ blockerId: userId, after, limit });
  const people = new Map((await findUsers(page.items)).map((user) => [String(user._id), user]));
  const found = page.items.flatMap((id) => people.get(id) ?? []);
  return { data: found.map(toPerson), nextCursor: toRowCursor(page.nextCursor) };
};

/** Blocks a person the caller can see; people who have blocked the caller are not found. */
export const blockUser = async ({
  actor,
  params: { id },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ message: string; data: BlockView }> => {
  const { visibility } = await getMetUser({ actor, userId: id, throughOwnBlock: true });
  if (visibility === 'self') throw new AppError('not_oneself');
  await inTransaction(async (tx) => {
    await lockAccounts(actor, tx);
    await putBlock({ blockerId: actor.userId, blockedId: id, at: now() }, tx);
  });
  forgetHidden(actor.userId, id);
  return { message: safety.blocked, data: { _id: id, isBlocked: true } };
};

/** Unblocks a person. Reads no other record, so the reply reveals nothing. */
export const unblockUser = async ({
  actor,
  params: { id },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ message: string; data: BlockView }> => {
  await removeBlock({ blockerId: actor.userId, blockedId: id });
  forgetHidden(actor.userId, id);
  return { message: safety.unblocked, data: { _id: id, isBlocked: false } };
};
