import { readStatementContract } from '#lib/features/money/contracts/statement.ts';
import { readStatement } from '#lib/features/money/services/read-statement.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readStatementContract, readStatement),
});
