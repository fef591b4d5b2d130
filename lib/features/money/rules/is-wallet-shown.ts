import type { LedgerSummary } from '#lib/features/money/contracts/ledger.ts';

/** Whether a worker sees the wallet: where deposits are accepted, or while there is money in it or on its way. */
export const isWalletShown = (
  { walletPaise, openTopUp }: Pick<LedgerSummary, 'walletPaise' | 'openTopUp'>,
  payTo: string | null | undefined,
): boolean => Boolean(payTo) || walletPaise !== 0 || openTopUp !== null;
