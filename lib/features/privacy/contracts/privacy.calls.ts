import { call } from '#lib/platform/contract/call.ts';
import type { AccountExport, DeleteAccountBody } from './privacy.ts';

export const exportAccountCall = call<{ reply: { data: AccountExport } }>('GET', '/users/export');
export const deleteAccountCall = call<{ body: DeleteAccountBody; reply: { message: string } }>(
  'POST',
  '/users/delete-account',
);
