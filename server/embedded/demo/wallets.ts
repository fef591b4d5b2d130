import { demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { now } from '#lib/platform/time/clock.ts';
import { decideTopUp } from '#lib/features/money/services/decide-top-up.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { inTransaction } from '#models/connection.ts';
import { findTopUpByNumber, insertTopUp } from '#models/money/top-up.ts';
import { findUserByEmail } from '#models/people/user.ts';

const rows = [
  { worker: 1, number: 'HN-W2T3P', amountPaise: 120_000, isConfirmed: true },
  { worker: 2, number: 'HN-W4T6P', amountPaise: 50_000, isConfirmed: true },
  { worker: 3, number: 'HN-W5T7P', amountPaise: 250_000, isConfirmed: false },
] as const;

/** Money in wallets: two that the demo's admin has confirmed, one that waits. */
export const loadDemoWallets = async (actor: Actor): Promise<void> => {
  for (const { worker, number, amountPaise, isConfirmed } of rows) {
    const user = await findUserByEmail(demoEmail('worker', worker));
    if (!user) continue;
    const row = { number, userId: String(user._id), amountPaise, reference: 'UPI', createdAt: now() };
    const topUp = (await findTopUpByNumber(number)) ?? (await inTransaction((tx) => insertTopUp(row, tx)));
    if (isConfirmed && topUp.state === 'open')
      await decideTopUp({ actor, params: { id: String(topUp._id) }, body: { confirm: true } });
  }
};
