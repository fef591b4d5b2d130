import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readLedger } from '#lib/features/money/services/read-ledger.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readLedgerContract, readLedger),
});
