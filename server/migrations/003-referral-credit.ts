import { database, Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { walkRows, type Id } from './migration.ts';

interface Line {
  kind: 'credit' | 'credit_used';
  walletPaise: number;
}

const linesOf = (userId: Id, tx: Tx): Promise<Line[]> =>
  database()
    .collection<Line>('ledger')
    .find({ userId, kind: { $in: ['credit', 'credit_used'] } }, Tx.session(tx))
    .toArray();

// What workers are paid out of others' wallets is money like any other.
const isReferral = ({ kind, walletPaise }: Line): boolean => kind === 'credit' || walletPaise < 0;

/** Wallets did not say what of them is referral credit: what came as such, less what was spent, as that went first. */
export const referralCredit = walkRows<Pick<UserRecord, '_id' | 'walletPaise'>>({
  name: '003-referral-credit',
  collection: 'users',
  filter: { walletPaise: { $gt: 0 }, creditPaise: { $exists: false } },
  change: async ({ _id, walletPaise }, tx) => {
    const lines = (await linesOf(_id, tx)).filter(isReferral);
    const left = lines.reduce((sum, line) => sum + line.walletPaise, 0);
    if (left <= 0) return false;
    const creditPaise = Math.min(left, walletPaise);
    await database().collection('users').updateOne({ _id }, { $set: { creditPaise } }, Tx.session(tx));
    return true;
  },
});
