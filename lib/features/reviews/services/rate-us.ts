import { rateUsCall } from '#lib/features/reviews/contracts/reviews.calls.ts';
import type { Rating, RateUsInput } from '#lib/features/reviews/contracts/reviews.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { noteReview } from '#models/bookings/all-bookings.ts';
import { findBooking, findLastCompleted, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';
import { findReview, insertReview } from '#models/reviews/review.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import { countReview, recountReviews } from '#lib/features/reviews/services/steps/count-review.ts';
import { notifyReview } from '#lib/features/reviews/services/steps/notify-review.ts';

interface Input {
  /** Null: a guest, who can rate the app. */
  actor: Actor | null;
  body: RateUsInput;
  idempotencyKey: string | null;
}

interface Said {
  message: string;
  data: Rating;
}

const rateApp = ({ actor, body, idempotencyKey: key }: Input): Promise<Said> => {
  const { rating, comment = '', isPublic = true } = body;
  return storeTicket({
    ...{ actor, call: rateUsCall, key, body },
    ticket: { kind: 'rating', rating, message: comment, isPublic },
    answer: ({ _id, number, createdAt }) => ({
      message: texts.messages.app,
      data: {
        ...{ _id: String(_id), of: 'app', number, workerId: null, bookingId: null },
        ...{ rating, comment, isPublic, createdAt: createdAt.toISOString() },
      },
    }),
  });
};

const findJudged = ({ bookingId, serviceId }: RateUsInput, customerId: string, tx?: Tx) => {
  if (bookingId !== undefined) return findBooking(bookingId, tx);
  return serviceId === undefined ? null : findLastCompleted({ customerId, serviceId }, tx);
};

const requireOwn = async (actor: Actor, body: RateUsInput, tx?: Tx): Promise<BookingRecord> => {
  const booking = await findJudged(body, actor.userId, tx);
  const isOwn = String(booking?.customerId) === actor.userId;
  const isNamed = body.serviceId === undefined || String(booking?.serviceId) === body.serviceId;
  if (!booking || !isOwn || !isNamed) throw new AppError('not_found');
  return booking;
};

const requireJudged = async (actor: Actor, body: RateUsInput, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireOwn(actor, body, tx);
  if (booking.status !== 'completed') throw new AppError('booking_not_completed');
  if (booking.review) throw new AppError('already_reviewed');
  return booking;
};

const review = async (actor: Actor, body: RateUsInput, tx: Tx): Promise<Said> => {
  const booking = await requireJudged(actor, body, tx);
  const { rating, comment = '', isPublic = true } = body;
  const said = { rating, comment, isPublic };
  const [bookingId, workerId] = [String(booking._id), String(booking.workerId)];
  const people = { bookingId, workerId, customerId: actor.userId };
  const _id = newObjectId();
  // First, so that of two who say it at once the database makes one begin anew and find the other's.
  const isFirst = await noteReview({ bookingId, review: { _id, rating } }, tx);
  if (!isFirst) throw new AppError('already_reviewed');
  await holdPeople(actor, tx);
  const row = await insertReview({ _id, ...said, ...people, createdAt: now() }, tx);
  await countReview({ review: row, booking }, tx);
  await notifyReview({ review: row, booking, news: 'written' }, tx);
  const data = { _id: String(row._id), of: 'worker' as const, number: null, workerId, bookingId };
  return {
    message: texts.messages.worker,
    data: { ...data, ...said, createdAt: row.createdAt.toISOString() },
  };
};

const rateWorker = async ({ actor, body, idempotencyKey: key }: Input): Promise<Said> => {
  if (!actor) throw new AppError('unauthorized');
  if (actor.role !== 'customer') throw new AppError('forbidden');
  const { workerId } = await requireOwn(actor, body);
  return withLock(`worker:${String(workerId)}`, () =>
    runIdempotent({ ...{ actor, call: rateUsCall, key, body }, work: (tx) => review(actor, body, tx) }),
  );
};

/** Stores what somebody says of a worker after a job, which may count into the worker's rating; or of the app. */
export const rateUs = (input: Input): Promise<Said> => {
  const { bookingId, serviceId } = input.body;
  return bookingId === undefined && serviceId === undefined ? rateApp(input) : rateWorker(input);
};

/** Counts the review of a job anew whose customer said that nobody came, or of which that was not right. */
export const recountReview = ({ payload }: { payload: { bookingId: string } }): Promise<void> =>
  inTransaction(async (tx) => {
    const booking = await findBooking(payload.bookingId, tx);
    const review = booking?.review ? await findReview(String(booking.review._id), tx) : null;
    if (review) await recountReviews(review, tx);
  });
