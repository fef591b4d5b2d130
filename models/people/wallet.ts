import type { Tx } from '#models/connection.ts';
import { User, type UserRecord } from './user.ts';

export type Wallet = Pick<UserRecord, 'walletPaise' | 'creditPaise'>;

export const findWallet = async (userId: string, tx: Tx): Promise<Wallet> => {
  const user = await User.findById(userId, { fields: ['walletPaise', 'creditPaise'], tx });
  return user ?? { walletPaise: 0 };
};

/** Changes a wallet's balance; the ledger records why. */
export const addToWallet = async (
  { userId, amountPaise, creditPaise }: { userId: string; amountPaise: number; creditPaise?: number },
  tx: Tx,
): Promise<void> => {
  const $inc = { walletPaise: amountPaise, ...(creditPaise !== undefined && { creditPaise }) };
  await User.updateOne({ _id: userId }, { $inc }, { tx });
};
