import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { insertReferral } from '#models/referrals/referral.ts';

/** Stores that one person joined with another's code. */
export const makeReferral = (pair: { referrerId: string; friendId: string }): Promise<void> =>
  inTransaction((tx) => insertReferral({ ...pair, at: now() }, tx));
