import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plansOf, walkedBy } from '#server/testing/query-plans.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { inTransaction, toObjectId } from './connection.ts';
import { findMessageOfClient, listUsedNames } from './messages/message.ts';
import { erasePapers } from './profiles/paper.ts';
import {
  creditReferral,
  findReferralOf,
  findUserByReferralCode,
  listOpenReferrals,
} from './referrals/referral.ts';
import { eraseAccount } from './privacy/erase-account.ts';
import { workerReviews } from './reviews/review.ts';
import { hasOpenComplaint, listTicketsOn } from './support/ticket.ts';

useTestDatabase();

const [one, other] = ['1'.repeat(24), '2'.repeat(24)];
const at = new Date();

// An index of some rows only is read where the query itself says that it means none but those; else the database walks
// over everything, which no test of what is found would notice.
const queries: readonly [what: string, collection: string, query: () => Promise<unknown>][] = [
  ['a message by its client’s name', 'messages', () => findMessageOfClient(one, 'a')],
  [
    'the names that clients have used',
    'messages',
    () =>
      inTransaction((tx) =>
        listUsedNames(
          [
            { senderId: one, clientId: 'a' },
            { senderId: other, clientId: 'b' },
          ],
          tx,
        ),
      ),
  ],
  ['a person by the code', 'users', () => findUserByReferralCode('ABC')],
  ['who brought somebody', 'referrals', () => findReferralOf(one)],
  ['who of some came with a code', 'referrals', () => inTransaction((tx) => listOpenReferrals([one], tx))],
  [
    'the credit for a friend',
    'referrals',
    () => inTransaction((tx) => creditReferral({ friendId: one, otherId: other, at }, tx)),
  ],
  ['the letters about a booking', 'tickets', () => listTicketsOn(one)],
  [
    'an open complaint',
    'tickets',
    () => inTransaction((tx) => hasOpenComplaint({ bookingId: toObjectId(one), authorIds: [other] }, tx)),
  ],
  ['reviews whose blind time is over', 'reviews', () => workerReviews.listDue(at, 10)],
  ['papers that are to be erased', 'papers', () => erasePapers(at)],
];

for (const [what, collection, query] of queries)
  test(`${what}: an index answers, not a walk over all rows`, async () => {
    const plans = await plansOf(collection, query);
    assert.ok(plans.length > 0);
    for (const { planSummary = '' } of plans) assert.match(planSummary, /^IXSCAN/);
  });

test('an account is taken out of everything without a walk over what others have', async () => {
  const leaver = { userId: one, email: 'a@example.test', phone: '+919876543210' };
  const walked = await walkedBy(() => inTransaction((tx) => eraseAccount(leaver, tx)));
  // Few rows, all of which may show a picture; and what lives for five minutes.
  assert.deepEqual(walked, ['jobs', 'passkeyChallenges']);
});
