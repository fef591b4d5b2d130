import { database, Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { walkRows, type Id } from './migration.ts';

interface Line {
  _id: Id;
  userId: Id;
  kind: 'credit' | 'credit_used';
  walletPaise: number;
}

/**
 * Lines did not say which part of a wallet change is referral credit, and credit paid by a customer became money in
 * the worker's wallet. Customers' wallets hold only credit, so every such line moves as much credit as money.
 */
export const creditInWallets = walkRows<Line>({
  name: '013-credit-in-wallets',
  collection: 'ledger',
  filter: { kind: { $in: ['credit', 'credit_used'] }, creditPaise: { $exists: false } },
  change: async ({ _id, userId, kind, walletPaise: creditPaise }, tx) => {
    await database().collection('ledger').updateOne({ _id }, { $set: { creditPaise } }, Tx.session(tx));
    // Money a person received or spent themselves was already counted as credit.
    if (kind === 'credit' || creditPaise <= 0) return true;
    await database()
      .collection<UserRecord>('users')
      .updateOne({ _id: userId }, { $inc: { creditPaise } }, Tx.session(tx));
    return true;
  },
});
