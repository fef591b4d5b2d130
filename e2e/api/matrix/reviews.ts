import {
  answerReviewContract,
  listReviewsContract,
  rateUsContract,
} from '#lib/features/reviews/contracts/reviews.ts';
import type { Caller } from '#server/testing/api/callers.ts';
import { everyone, members, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeBooking } from '#server/testing/factories/bookings.ts';
import { makeReview } from '#server/testing/factories/reviews.ts';
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
      outcome: { ...members(403), customer: 404 },
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
];
