import { call } from './call.ts';
import type { BlockView, ReportBody, ReportView } from './safety.ts';

interface OfOne {
  params: { id: string };
}
type Blocking = OfOne & { reply: { message: string; data: BlockView } };

export const blockUserCall = call<Blocking>('PUT', '/users/{id}/block');
export const unblockUserCall = call<Blocking>('DELETE', '/users/{id}/block');
export const reportUserCall = call<
  OfOne & { body: ReportBody; reply: { message: string; data: ReportView } }
>('POST', '/users/{id}/report');
