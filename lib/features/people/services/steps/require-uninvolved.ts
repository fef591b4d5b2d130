import { isSamePerson } from '#lib/features/people/rules/same-person.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers } from '#models/people/user.ts';

/** Returns those of the accounts that are the actor's: this one and others with the same contact. */
export const listOwnAccounts = async (
  { userId }: Pick<Actor, 'userId'>,
  userIds: readonly string[],
  tx?: Tx,
): Promise<ReadonlySet<string>> => {
  const users = await findUsers([...new Set([userId, ...userIds])], tx);
  const own = users.find(({ _id }) => String(_id) === userId);
  const others = own ? users.filter((user) => isSamePerson(own, user)) : [];
  return new Set([userId, ...others.map(({ _id }) => String(_id))]);
};

/** Returns whether the actor is one of these people, under this account or another one with the same contact. */
export const isInvolved = async (
  actor: Pick<Actor, 'userId'>,
  userIds: readonly string[],
  tx?: Tx,
): Promise<boolean> => {
  if (userIds.includes(actor.userId)) return true;
  const own = await listOwnAccounts(actor, userIds, tx);
  return userIds.some((userId) => own.has(userId));
};

/** Refuses an admin who is one of the people that the decision is about. */
export const requireUninvolved = async (actor: Actor, userIds: readonly string[], tx: Tx): Promise<void> => {
  if (await isInvolved(actor, userIds, tx)) throw new AppError('own_booking');
};
