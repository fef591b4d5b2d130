import {
  answerReviewContract,
  listReviewsContract,
  rateUsContract,
} from '#lib/features/reviews/contracts/reviews.ts';
import {
  listBookingReviewsContract,
  listReviewsOfCustomerContract,
} from '#lib/features/reviews/contracts/customer-reviews.ts';
import { reportReviewContract } from '#lib/features/reviews/contracts/report-review.ts';
import { decideOnReviewContract } from '#lib/features/admin/contracts/review-decision.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { everyone, members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeCustomerReview, makeReview, makeReviewFor } from '#e2e/kit/factories/reviews.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';

const reviewed = async ({ user }: Caller) => {
  const id = String((await makeWorker({ brokerId: user._id }))._id);
  // Tags are counted in public from the third review on.
  for (let made = 0; made < 3; made += 1) await makeReview({ workerId: id, tags: ['on_time'] });
  return { id };
};

const own = async ({ userId }: Caller) => ({ id: String((await makeReview({ workerId: userId }))._id) });
const others = async () => {
  const worker = await makeWorker();
  return { id: String((await makeReview({ workerId: String(worker._id) }))._id) };
};
const makeBookingFor = async ({ user }: Caller, status: 'pending' | 'completed') => {
  const bookable = await makeBookable();
  const asWorker = user.role === 'worker' ? { bookable: { ...bookable, worker: user } } : { bookable };
  return makeBooking({ ...asWorker, status, ...(user.role === 'customer' && { customer: user }) });
};

const makeRequest = async (caller: Caller) => {
  const { _id, customerId } = await makeBookingFor(caller, 'pending');
  await makeCustomerReview({ customerId: String(customerId) });
  return { id: String(_id) };
};

const judged = async (caller: Caller) => {
  const booking = await makeBookingFor(caller, 'completed');
  await makeReviewFor(booking);
  return { id: String(booking._id) };
};

const aboutOneself = async ({ user, userId }: Caller) => {
  if (user.role === 'worker') return { id: String((await makeReview({ workerId: userId }))._id) };
  if (user.role === 'customer') return { id: String((await makeCustomerReview({ customerId: userId }))._id) };
  return others();
};

const strangers = async () => ({ params: { id: String((await makeBooking())._id) } });

const answer = 'Thank you, it was a pleasure.';

export const rows: MatrixRow[] = [
  {
    contract: listReviewsContract,
    outcome: members('ok'),
    request: async (caller) => ({ params: await reviewed(caller) }),
    other: {
      outcome: members(404),
      request: async () => ({ params: { id: String((await makeUser({ role: 'customer' }))._id) } }),
    },
  },
  {
    contract: rateUsContract,
    outcome: everyone('ok'),
    request: () => ({ body: { rating: 5, comment: 'Found a plumber in a minute.' } }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({
        body: { rating: 1, bookingId: String((await makeBooking({ status: 'completed' }))._id) },
      }),
    },
  },
  {
    contract: answerReviewContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await own(caller), body: { answer } }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: await others(), body: { answer } }),
    },
  },
  {
    contract: listReviewsOfCustomerContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await makeRequest(caller) }),
    other: { outcome: { ...members(403), worker: 404 }, request: strangers },
  },
  {
    contract: listBookingReviewsContract,
    outcome: { ...members(403), customer: 'ok', worker: 'ok' },
    request: async (caller) => ({ params: await judged(caller) }),
    other: { outcome: { ...members(403), customer: 404, worker: 404 }, request: strangers },
  },
  {
    contract: reportReviewContract,
    // Customers review workers and workers review customers; other roles have no reviews.
    outcome: { ...members(404), customer: 'ok', worker: 'ok' },
    request: async (caller) => ({ params: await aboutOneself(caller), body: { reason: 'abuse' } }),
    other: {
      outcome: members(404),
      request: async () => ({ params: await others(), body: { reason: 'abuse' } }),
    },
  },
  {
    contract: decideOnReviewContract,
    outcome: only('admin'),
    request: async () => ({ params: await others(), body: { hidden: true, reason: 'It names an address.' } }),
  },
];
