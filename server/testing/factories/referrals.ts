import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { insertReferral } from '#models/referrals/referral.ts';

/** Notes that somebody came with another's code. */
export const makeReferral = (pair: { referrerId: string; friendId: string }): Promise<void> =>
  inTransaction((tx) => insertReferral({ ...pair, at: now() }, tx));
