import { markOf } from '#lib/features/accounts/auth/seal.ts';
import { now } from '#lib/platform/time/clock.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { takeOfDayShare } from '#models/accounts/day-share.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

/** How many of each a customer begins in a day at most. */
const mostOf = { conversation: 20, request: 10 } as const;

interface Taking {
  user: Pick<UserRecord, 'email' | 'phone' | 'createdAt'>;
  kind: keyof typeof mostOf;
  /** What is begun; the same thing again counts once. */
  thing: string;
}

/**
 * Counts what somebody begins today; false when it is too much. It is counted by marks of the e-mail and the phone, so
 * that whoever deletes the account and comes back goes on counting. Anybody can type anybody's phone into a profile:
 * only accounts made today answer for what was begun under theirs.
 */
export const takeOfDay = async ({ user, kind, thing }: Taking, tx?: Tx): Promise<boolean> => {
  const at = now();
  const localDate = indiaDayOf(at);
  const take = (mark: string) =>
    takeOfDayShare({ mark: markOf(`day ${mark}`), kind, localDate, thing, most: mostOf[kind], at }, tx);
  const hasRoom = await take(`email ${user.email}`);
  if (!hasRoom || user.phone === null) return hasRoom;
  return (await take(`phone ${user.phone}`)) || indiaDayOf(user.createdAt) !== localDate;
};
