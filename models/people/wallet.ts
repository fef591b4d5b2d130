import { Tx } from '#models/connection.ts';
import { User, type UserRecord } from './user.ts';

export type Wallet = Pick<UserRecord, 'walletPaise' | 'creditPaise'>;

export const findWallet = async (userId: string, tx: Tx): Promise<Wallet> => {
  const shown = { walletPaise: 1, creditPaise: 1 };
  const user = await User.findById(userId, shown, Tx.session(tx)).lean<Wallet>().exec();
  return user ?? { walletPaise: 0 };
};

/** Moves what lies in somebody's wallet; the ledger says why. */
export const addToWallet = async (
  { userId, amountPaise, creditPaise }: { userId: string; amountPaise: number; creditPaise?: number },
  tx: Tx,
): Promise<void> => {
  const $inc = { walletPaise: amountPaise, ...(creditPaise !== undefined && { creditPaise }) };
  await User.updateOne({ _id: userId }, { $inc }, Tx.session(tx));
};
