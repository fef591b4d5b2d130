import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';

/** `joined`: the job that brings the credit, or its week, is still to come; `credited`: both sides have their credit. */
const referralState = z.enum(['joined', 'credited']);

/** A friend who came with the reader's code. */
export const referral = z
  .strictObject({
    _id: id(),
    /** Null once the account is closed. */
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
    /** What each side gets for a friend's first job. */
    creditPaise: z.int(),
    joined: z.int(),
    credited: z.int(),
    /** What the reader has got for friends. */
    earnedPaise: z.int(),
  })
  .meta({ id: 'ReferralSummary' });
export type ReferralSummary = z.infer<typeof summary>;

export const listReferralsContract = contract(call('GET', '/referrals'), {
  summary: 'Friends who came with your code, latest first; the first page has the code and the sums',
  access: ['customer', 'worker'],
  rate: 'read',
  query: listQuery,
  reply: listReply(referral).extend({ summary: summary.nullable() }),
  errors: ['invalid_cursor'],
});
