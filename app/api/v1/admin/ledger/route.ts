import { listAllLedgerContract } from '#lib/features/admin/contracts/all-ledger.ts';
import { listAllLedger } from '#lib/features/admin/services/all-ledger.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAllLedgerContract, listAllLedger),
});
