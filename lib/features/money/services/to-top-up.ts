import type { ManagedTopUp, TopUp } from '#lib/features/money/contracts/wallet.ts';
import type { TopUpRecord } from '#models/money/top-up.ts';

export const toTopUp = (row: TopUpRecord): TopUp => {
  const { _id, number, amountPaise, reference, state, decision, createdAt } = row;
  return {
    ...{ _id: String(_id), number, amountPaise, reference, state },
    reason: decision?.reason || null,
    createdAt: createdAt.toISOString(),
    decidedAt: decision?.at.toISOString() ?? null,
  };
};

export const toManagedTopUp = (row: TopUpRecord, name: string | undefined): ManagedTopUp => ({
  ...toTopUp(row),
  user: { _id: String(row.userId), name: name ?? '' },
});
