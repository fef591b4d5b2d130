import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { REFERRAL_CREDIT_PAISE as amountPaise } from '#lib/features/referrals/contracts/referral-code.ts';
import type { Tx } from '#models/connection.ts';
import { creditReferral } from '#models/referrals/referral.ts';
import { appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';

interface FirstJob {
  friendId: string;
  /** The other of the booking's two people. */
  otherId: string;
  at: Date;
}

const credit = async (job: FirstJob, tx: Tx): Promise<void> => {
  const referral = await creditReferral(job, tx);
  if (!referral) return;
  const { friendId, at } = job;
  const referrerId = referral.referrerId && String(referral.referrerId);
  const event = `referral:${String(referral._id)}`;
  for (const userId of referrerId ? [referrerId, friendId] : [friendId]) {
    const otherId = userId === friendId ? referrerId : friendId;
    const row = { userId, kind: 'credit', event, amountPaise, ...(otherId && { otherId }), at } as const;
    await appendWalletMoney(row, tx);
    const story = { news: 'credit', amountPaise } as const;
    await notifyMoney({ userId, otherId: friendId, story, href: publicPaths.referEarn }, tx);
  }
};

/**
 * Gives both sides their credit when a job is the first that a friend has done, or has had done, with anybody but who
 * brought them: a job between those two would be a ring of two.
 */
export const creditReferrals = async (
  { customerId, workerId }: { customerId: string; workerId: string },
  at: Date,
  tx: Tx,
): Promise<void> => {
  await credit({ friendId: customerId, otherId: workerId, at }, tx);
  await credit({ friendId: workerId, otherId: customerId, at }, tx);
};
