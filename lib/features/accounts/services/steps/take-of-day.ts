import { markOf } from '#lib/features/accounts/auth/seal.ts';
import { mailboxOf } from '#lib/features/people/rules/mailbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { takeOfDayShare } from '#models/accounts/day-share.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

/** How many of each a customer has in a day at most; of phones enough to compare, too few to collect. */
const mostOf = { conversation: 20, request: 10, phone: 30, missedWords: 20 } as const;

interface Taking {
  user: Pick<UserRecord, 'email' | 'phone' | 'createdAt'>;
  kind: keyof typeof mostOf;
  /** What is begun, or who is seen; the same again counts once. */
  things: readonly string[];
}

/**
 * Counts what somebody begins or sees today; answers what there is room for. It is counted by marks of mailbox and phone,
 * so that whoever deletes the account and comes back goes on counting. Anybody can type anybody's phone into a profile:
 * only accounts made today answer for what was counted under theirs.
 */
export const takeOfDay = async ({ user, kind, things }: Taking, tx?: Tx): Promise<ReadonlySet<string>> => {
  const at = now();
  const localDate = indiaDayOf(at);
  const take = (mark: string, wanted: readonly string[]) =>
    takeOfDayShare(
      { mark: markOf(`day ${mark}`), kind, localDate, things: wanted, most: mostOf[kind], at },
      tx,
    );
  const taken = await take(`email ${mailboxOf(user.email)}`, things);
  if (taken.size === 0 || user.phone === null) return taken;
  const takenByPhone = await take(`phone ${user.phone}`, [...taken]);
  return indiaDayOf(user.createdAt) === localDate ? takenByPhone : taken;
};
