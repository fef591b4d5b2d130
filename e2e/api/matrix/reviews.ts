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
import type { Caller } from '#server/testing/api/callers.ts';
import { everyone, members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeCustomerReview, makeReview, makeReviewOf } from '#server/testing/factories/reviews.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';

const reviewed = async ({ user }: Caller) => {
  const id = String((await makeWorker({ brokerId: user._id }))._id);
  await makeReview({ workerId: id });
  return { id };
};

const own = async ({ userId }: Caller) => ({ id: String((await makeReview({ workerId: userId }))._id) });
const others = async () => {
  const worker = await makeWorker();
  return { id: String((await makeReview({ workerId: String(worker._id) }))._id) };
};
const bookingOf = async ({ user }: Caller, status: 'pending' | 'completed') => {
  const bookable = await makeBookable();
  const asWorker = user.role === 'worker' ? { bookable: { ...bookable, worker: user } } : { bookable };
  return makeBooking({ ...asWorker, status, ...(user.role === 'customer' && { customer: user }) });
};

const asked = async (caller: Caller) => {
  const { _id, customerId } = await bookingOf(caller, 'pending');
  await makeCustomerReview({ customerId: String(customerId) });
  return { id: String(_id) };
};

const judged = async (caller: Caller) => {
  const booking = await bookingOf(caller, 'completed');
  await makeReviewOf(booking);
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
    request: async (caller) => ({ params: await asked(caller) }),
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
    // Of a worker customers write, of a customer workers; of the others nobody.
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
