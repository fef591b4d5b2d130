import {
  checkListTableContract,
  importListTableContract,
  readListTableContract,
} from '#lib/features/catalogue/contracts/list-tables.ts';
import {
  checkListTable,
  importListTable,
  readListTable,
} from '#lib/features/catalogue/services/list-tables.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readListTableContract, readListTable),
  POST: handle(checkListTableContract, checkListTable),
  PUT: handle(importListTableContract, importListTable),
});
