import { call } from '#lib/platform/contract/call.ts';
import type { DecideTopUpBody, ManagedTopUp, TopUp, TopUpBody, TopUpQueryText } from './wallet.ts';

export const requestTopUpCall = call<{ body: TopUpBody; reply: { message: string; data: TopUp } }>(
  'POST',
  '/wallet/top-ups',
);
export const listTopUpsCall = call<{
  query: TopUpQueryText;
  reply: { data: ManagedTopUp[]; nextCursor: string | null };
}>('GET', '/admin/top-ups');
export const decideTopUpCall = call<{
  params: { id: string };
  body: DecideTopUpBody;
  reply: { data: ManagedTopUp };
}>('PUT', '/admin/top-ups/{id}');
