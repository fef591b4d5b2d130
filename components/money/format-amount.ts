import type { LedgerItem } from '#lib/features/money/contracts/ledger.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

/** A sign says that money has moved; what is still due, and what never will be paid, has none. */
export const formatAmount = ({ state, amountPaise }: Pick<LedgerItem, 'state' | 'amountPaise'>): string => {
  const sign = amountPaise < 0 ? '−' : '+';
  return (state === 'paid' || state === 'done' ? sign : '') + formatMoney(Math.abs(amountPaise));
};
