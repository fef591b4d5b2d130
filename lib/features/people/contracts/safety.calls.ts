import { call } from '#lib/platform/contract/call.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';
import type { BlockView, ReportBody, ReportView } from './safety.ts';
import type { Person } from './users.ts';

interface OfOne {
  params: { id: string };
}
type Blocking = OfOne & { reply: { message: string; data: BlockView } };

export const blockUserCall = call<Blocking>('PUT', '/users/{id}/block');
export const unblockUserCall = call<Blocking>('DELETE', '/users/{id}/block');
export const reportUserCall = call<
  OfOne & { body: ReportBody; reply: { message: string; data: ReportView } }
>('POST', '/users/{id}/report');
export const listBlockedCall = call<{
  query: ListQuery;
  reply: { data: Person[]; nextCursor: string | null };
}>('GET', '/users/blocks');
