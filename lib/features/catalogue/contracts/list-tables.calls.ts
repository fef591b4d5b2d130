import { callOf } from '#lib/platform/contract/call.ts';
import type { FileReply } from '#lib/platform/contract/contract.ts';
import type {
  checkListTableContract,
  importListTableContract,
  orderListContract,
  readListTableContract,
} from './list-tables.ts';

/** Asked for with `format=csv`, it answers a file. */
type TakeTable = Omit<typeof readListTableContract, 'reply'> & { reply: FileReply };

export const takeListTableCall = callOf<TakeTable>('GET', '/admin/lists/{list}');
export const checkListTableCall = callOf<typeof checkListTableContract>('POST', '/admin/lists/{list}');
export const orderListCall = callOf<typeof orderListContract>('PUT', '/admin/lists/{list}/order');
export const importListTableCall = callOf<typeof importListTableContract>('PUT', '/admin/lists/{list}');
