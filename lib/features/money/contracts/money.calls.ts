import { callOf } from '#lib/platform/contract/call.ts';
import type { requestTopUpContract } from './wallet.ts';
import type { readLedgerContract } from './ledger.ts';

export const requestTopUpCall = callOf<typeof requestTopUpContract>('POST', '/wallet/top-ups');

export const readLedgerCall = callOf<typeof readLedgerContract>('GET', '/ledger');
