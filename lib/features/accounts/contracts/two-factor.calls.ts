import { call } from '#lib/platform/contract/call.ts';
import type { RemoveTotpBody, SetUpTotpBody, TotpSetUp, TotpState } from './two-factor.ts';

export const getTotpCall = call<{ reply: { data: TotpState } }>('GET', '/auth/totp');
export const setUpTotpCall = call<{ body: SetUpTotpBody; reply: { message: string; data: TotpSetUp } }>(
  'POST',
  '/auth/totp',
);
export const removeTotpCall = call<{ body: RemoveTotpBody; reply: { message: string; data: TotpState } }>(
  'DELETE',
  '/auth/totp',
);
