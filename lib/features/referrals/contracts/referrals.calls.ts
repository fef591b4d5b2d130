import { callOf } from '#lib/platform/contract/call.ts';
import type { listReferralsContract } from './referrals.ts';

export const listReferralsCall = callOf<typeof listReferralsContract>('GET', '/referrals');
