import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';

/** `joined`: the first booking or its waiting week is still ahead; `credited`: both sides have their credit. */
const referralState = z.enum(['joined', 'credited']);

export const referral = z
  .strictObject({
    _id: id(),
    name: z.string().nullable(),
    state: referralState,
    joinedAt: instant,
    creditedAt: instant.nullable(),
  })
  .meta({ id: 'Referral' });
export type Referral = z.infer<typeof referral>;

const summary = z
  .strictObject({
    code: z.string(),
    /** The credit of each side for a friend's first booking. */
    creditPaise: z.int(),
    joined: z.int(),
    credited: z.int(),
    /** The reader's total referral credit. */
    earnedPaise: z.int(),
  })
  .meta({ id: 'ReferralSummary' });
export type ReferralSummary = z.infer<typeof summary>;

export const listReferralsContract = contract('GET /referrals', {
  summary:
    'List friends who joined with your code, newest first; the first page includes the code and the totals',
  access: ['customer', 'worker'],
  flag: 'referrals',
  rate: 'read',
  query: listQuery,
  reply: listReply(referral).extend({ summary: summary.nullable() }),
  errors: ['invalid_cursor'],
});
