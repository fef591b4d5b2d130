import { readLedgerContract } from '#lib/contracts/ledger.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { readLedger } from '#lib/services/ledger/read-ledger.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readLedgerContract, readLedger),
});
