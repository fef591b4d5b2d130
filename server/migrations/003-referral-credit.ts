import { database, Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { walkRows, type Id } from './migration.ts';

interface Line {
  kind: 'credit' | 'credit_used';
  walletPaise: number;
}

const listLines = (userId: Id, tx: Tx): Promise<Line[]> =>
  database()
    .collection<Line>('ledger')
    .find({ userId, kind: { $in: ['credit', 'credit_used'] } }, Tx.session(tx))
    .toArray();

// Workers receive ordinary money from others' wallets.
const isReferral = ({ kind, walletPaise }: Line): boolean => kind === 'credit' || walletPaise < 0;

const creditLeft = async (userId: Id, tx: Tx): Promise<number> =>
  (await listLines(userId, tx)).filter(isReferral).reduce((sum, { walletPaise }) => sum + walletPaise, 0);

/**
 * Wallets did not tell referral credit from other money: it is the credit received minus what was spent, as credit
 * was spent first. A server of the previous release spends without updating the credit: then the rest is all credit.
 */
export const referralCredit = walkRows<Pick<UserRecord, '_id' | 'walletPaise' | 'creditPaise'>>({
  name: '003-referral-credit',
  collection: 'users',
  filter: {
    $or: [
      { walletPaise: { $gt: 0 }, creditPaise: { $exists: false } },
      { creditPaise: { $exists: true }, $expr: { $gt: ['$creditPaise', '$walletPaise'] } },
    ],
  },
  change: async ({ _id, walletPaise, creditPaise }, tx) => {
    const left = creditPaise ?? (await creditLeft(_id, tx));
    if (left <= 0) return false;
    const $set = { creditPaise: Math.min(left, walletPaise) };
    await database().collection('users').updateOne({ _id }, { $set }, Tx.session(tx));
    return true;
  },
});
