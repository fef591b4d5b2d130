import { call } from '#lib/platform/contract/call.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';
import type { Referral, ReferralSummary } from './referrals.ts';

export const listReferralsCall = call<{
  query: ListQuery;
  reply: { data: Referral[]; nextCursor: string | null; summary: ReferralSummary | null };
}>('GET', '/referrals');
