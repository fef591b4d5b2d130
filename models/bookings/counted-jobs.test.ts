import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toMonthSpan } from '#lib/features/bookings/rules/counted-jobs.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';
import { listCreditDays } from '#models/referrals/referral-credit.ts';
import { customerReviews } from '#models/reviews/customer-review.ts';
import { workerReviews } from '#models/reviews/review.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import {
  countCustomerJobs,
  countYoungJobs,
  hasCountedJob,
  listNextJobs,
  listUnprovedJobs,
} from './counted-jobs.ts';

useTestDatabase();

const at = new Date();
const span = toMonthSpan(at);
const ids = { customerId: newObjectId(), workerId: newObjectId() };
const [customerId, workerId] = [String(ids.customerId), String(ids.workerId)];
const month = { customerId, workerId, ...span, minPaise: 10_000, other: newObjectId() };
const day = { workerId, ...span };

const queries: readonly [what: string, collection: string, query: (tx: Tx) => Promise<unknown>][] = [
  ['a counted job of a pair', 'bookings', (tx) => hasCountedJob({ ...month, pairMarks: ['a', 'b'] }, tx)],
  ['a counted job of two accounts', 'bookings', (tx) => hasCountedJob({ ...month, pairMarks: [] }, tx)],
  ['jobs that can count in place of another', 'bookings', (tx) => listNextJobs(month, day, tx)],
  ['a day’s jobs for new accounts', 'bookings', (tx) => countYoungJobs(day, 2, tx)],
  ['a customer’s counted jobs', 'bookings', () => countCustomerJobs(customerId)],
  ['jobs that wait for a proof', 'bookings', () => listUnprovedJobs({ customerId, since: at })],
  [
    'reviews of a pair',
    'reviews',
    (tx) => workerReviews.listOfPair({ ...ids, ...span, pairMarks: ['a'] }, tx),
  ],
  [
    'reviews of a customer by a pair',
    'customerReviews',
    (tx) => customerReviews.listOfPair({ ...ids, ...span, pairMarks: ['a'] }, tx),
  ],
  [
    'reviews that wait for a proof',
    'reviews',
    () => workerReviews.listUncounted({ customerId: ids.customerId }, at),
  ],
  [
    'reviews of customers that wait for a proof',
    'customerReviews',
    () => customerReviews.listUncounted({ workerId: ids.workerId }, at),
  ],
  [
    'credits that a worker’s jobs have earned',
    'referralCredits',
    (tx) => listCreditDays({ workerMarks: ['a'] }, 10, tx),
  ],
];

for (const [what, collection, query] of queries)
  test(`an index finds ${what}`, async () => {
    const bookable = await makeBookable();
    for (let one = 0; one < 20; one += 1) await makeBooking({ bookable, status: 'completed' });
    const plans = await recordPlans(collection, () => inTransaction(query));
    assert.notEqual(plans.length, 0);
    for (const { planSummary } of plans) assert.match(planSummary ?? '', /^(IXSCAN|COUNT_SCAN|EOF)/, what);
  });
