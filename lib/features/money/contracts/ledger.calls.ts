import { call } from '#lib/platform/contract/call.ts';
import type { LedgerItem, LedgerQueryText, LedgerSummary } from './ledger.ts';

export const readLedgerCall = call<{
  query: LedgerQueryText;
  reply: { data: LedgerItem[]; nextCursor: string | null; summary: LedgerSummary | null };
}>('GET', '/ledger');
