import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordPlans, walkedBy } from '#e2e/kit/query-plans.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { inTransaction, toObjectId } from './connection.ts';
import { findMessageByClientId, listUsedClientKeys } from './messages/message.ts';
import { listRepeatedUtrs } from './money/utr.ts';
import { erasePapers } from './profiles/paper.ts';
import {
  creditReferral,
  findReferralByFriend,
  findUserByReferralCode,
  listOpenReferrals,
} from './referrals/referral.ts';
import { eraseAccount } from './privacy/erase-account.ts';
import { workerReviews } from './reviews/review.ts';
import { assignedTickets, listTicketsOn } from './support/ticket.ts';

useTestDatabase();

const [one, other] = ['1'.repeat(24), '2'.repeat(24)];
const at = new Date();

// The database uses a partial index only if the query itself repeats the index's condition. Otherwise it scans another
// index or the whole collection, which no test of the results would notice.
const queries: readonly [what: string, collection: string, index: string, query: () => Promise<unknown>][] = [
  [
    'a message by its client’s name',
    'messages',
    '{ senderId: 1, clientId: 1 }',
    () => findMessageByClientId(one, 'a'),
  ],
  [
    'the names that clients have used',
    'messages',
    '{ senderId: 1, clientId: 1 }',
    () => inTransaction((tx) => listUsedClientKeys([{ senderId: one, clientId: 'a' }], tx)),
  ],
  ['a person by the code', 'users', '{ referralCode: 1 }', () => findUserByReferralCode('ABC')],
  ['the referral of a friend', 'referrals', '{ friendId: 1 }', () => findReferralByFriend(one)],
  [
    'the people who joined with a code',
    'referrals',
    '{ friendId: 1 }',
    () => inTransaction((tx) => listOpenReferrals([one], tx)),
  ],
  [
    'the credit for a friend',
    'referrals',
    '{ friendId: 1 }',
    () => inTransaction((tx) => creditReferral({ friendId: one, otherId: other, at }, tx)),
  ],
  [
    'the tickets of an admin',
    'tickets',
    '{ assigneeId: 1, state: 1, _id: 1 }',
    () => assignedTickets(one).list({ before: null, limit: 10 }),
  ],
  ['the tickets about a booking', 'tickets', '{ bookingId: 1 }', () => listTicketsOn(one)],
  ['reviews whose blind time is over', 'reviews', '{ blindUntil: 1 }', () => workerReviews.listDue(at, 10)],
  ['UTRs that were given twice', 'utrs', '{ uses.bookingId: 1 }', () => listRepeatedUtrs(toObjectId(one))],
  ['documents due for erasure', 'papers', '{ eraseAt: 1 }', () => erasePapers(at)],
];

for (const [what, collection, index, query] of queries)
  test(`a partial index finds ${what}`, async () => {
    // Over an empty collection any index is as good as another.
    if (collection === 'tickets') for (let n = 0; n < 30; n++) await makeTicket({ authorId: one });
    const plans = await recordPlans(collection, query);
    assert.deepEqual([...new Set(plans.map(({ planSummary }) => planSummary))], [`IXSCAN ${index}`]);
  });

test('an account is erased everywhere without scanning the rows of others', async () => {
  const leaver = { userId: one, email: 'a@example.test', phone: '+919876543210' };
  const scanned = await walkedBy(() => inTransaction((tx) => eraseAccount(leaver, tx)));
  // Collections with few rows, any of which may show a picture, and with rows that expire after five minutes.
  assert.deepEqual(scanned, ['jobs', 'passkeyChallenges']);
});
