import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { database, Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { walkRows, type Id } from './migration.ts';

interface Referral {
  _id: Id;
  /** Null when the account is closed. */
  friendId: Id | null;
  referrerId: Id | null;
  creditedAt: Date;
}

interface Credit {
  _id: Id;
  friendMarks: string[];
  referrerMarks: string[];
  at: Date;
}

const credits = () => database().collection<Credit>('referralCredits');

const listMarks = async (userId: Id | null, tx: Tx): Promise<string[]> => {
  const user =
    userId && (await database().collection<UserRecord>('users').findOne({ _id: userId }, Tx.session(tx)));
  return user ? markContacts(user) : [];
};

const isTaken = async (mark: string, tx: Tx): Promise<boolean> =>
  (await credits().findOne({ friendMarks: mark }, Tx.session(tx))) !== null;

/** Credits kept no trace of the contacts that earned them, so a person could close an account and earn again. */
export const creditedContacts = walkRows<Referral>({
  name: '004-credited-contacts',
  collection: 'referrals',
  filter: { creditedAt: { $ne: null }, friendId: { $ne: null } },
  change: async ({ _id, friendId, referrerId, creditedAt: at }, tx) => {
    const [mailbox, ...others] = await listMarks(friendId, tx);
    const isKnown = (await credits().findOne({ _id }, Tx.session(tx))) !== null;
    if (isKnown || mailbox === undefined || (await isTaken(mailbox, tx))) return false;
    // Two friends could share a phone.
    const friendMarks = [mailbox];
    for (const mark of others) if (!(await isTaken(mark, tx))) friendMarks.push(mark);
    const referrerMarks = await listMarks(referrerId, tx);
    await credits().insertOne({ _id, friendMarks, referrerMarks, at }, Tx.session(tx));
    return true;
  },
});
