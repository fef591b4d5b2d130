import { rateUsCall } from '#lib/features/reviews/contracts/reviews.calls.ts';
import type { Rating, RateUsInput } from '#lib/features/reviews/contracts/reviews.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { noteReview } from '#models/bookings/all-bookings.ts';
import { findBooking, findLastCompleted, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import {
  blindUntilOf,
  whyNotReviewCustomer,
  whyNotReviewWorker,
} from '#lib/features/bookings/rules/blind-reviews.ts';
import { recountReviews } from '#lib/features/reviews/services/steps/count-review.ts';
import { noteOf, otherOf, storeOf, type Judged } from '#lib/features/reviews/services/steps/review-sides.ts';
import { announceReview, showReview } from '#lib/features/reviews/services/steps/show-review.ts';

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
        ...{ _id: String(_id), of: 'app', number, workerId: null, bookingId: null, blindUntil: null },
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
  const ownId = actor.role === 'worker' ? booking?.workerId : booking?.customerId;
  const isNamed = body.serviceId === undefined || String(booking?.serviceId) === body.serviceId;
  if (!booking || String(ownId) !== actor.userId || !isNamed) throw new AppError('not_found');
  return booking;
};

interface Judgement {
  of: Judged;
  actor: Actor;
  body: RateUsInput;
}

const requireJudged = async ({ of, actor, body }: Judgement, at: Date, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireOwn(actor, body, tx);
  const refusal = of === 'worker' ? whyNotReviewWorker(booking) : whyNotReviewCustomer(booking, at);
  if (refusal) throw new AppError(refusal);
  return booking;
};

/** Until when a review written now is blind; null where it is shown at once. */
const blindOf = (of: Judged, booking: BookingRecord, at: Date): Date | null => {
  const until = blindUntilOf(booking);
  return booking[noteOf[otherOf[of]]] || until <= at ? null : until;
};

const holdParties = ({ of, actor }: Judgement, { customerId }: BookingRecord, tx: Tx): Promise<void> =>
  // Of a customer who leaves nothing that was said stays behind.
  holdPeople({ userId: actor.userId, otherIds: of === 'customer' ? [String(customerId)] : [] }, tx);

const review = async (judgement: Judgement, tx: Tx): Promise<Said> => {
  const { of, body } = judgement;
  const at = now();
  const booking = await requireJudged(judgement, at, tx);
  const { rating, comment = '', isPublic = true } = body;
  const [bookingId, workerId, customerId] = [booking._id, booking.workerId, booking.customerId].map(String);
  if (!bookingId || !workerId || !customerId) throw new Error('The booking names nobody.');
  const [_id, blind] = [newObjectId(), blindOf(of, booking, at)];
  const note = { _id, rating, ...(blind && { blindUntil: blind }) };
  // First, so that of two who say it at once the database makes one begin anew and find the other's.
  if (!(await noteReview({ bookingId, of: noteOf[of], note }, tx))) throw new AppError('already_reviewed');
  await holdParties(judgement, booking, tx);
  const row = { ...note, comment, bookingId, workerId, customerId, createdAt: at };
  const stored =
    of === 'worker'
      ? await storeOf.worker.insert({ ...row, isPublic }, tx)
      : await storeOf.customer.insert(row, tx);
  if (!blind) await announceReview(of, stored, tx);
  const others = booking[noteOf[otherOf[of]]];
  if (others) await showReview(otherOf[of], String(others._id), tx);
  return {
    message: texts.messages.worker,
    data: {
      ...{ _id: String(_id), of, number: null, workerId, bookingId, rating, comment },
      ...{ isPublic: of === 'worker' && isPublic, blindUntil: blind && blind.toISOString() },
      createdAt: at.toISOString(),
    },
  };
};

const judgedBy = ({ role }: Actor, { bookingId }: RateUsInput): Judged => {
  if (role === 'customer') return 'worker';
  if (role === 'worker' && bookingId !== undefined) return 'customer';
  throw new AppError('forbidden');
};

const rateOther = async ({ actor, body, idempotencyKey: key }: Input): Promise<Said> => {
  if (!actor) throw new AppError('unauthorized');
  const of = judgedBy(actor, body);
  const { workerId } = await requireOwn(actor, body);
  return withLock(`worker:${String(workerId)}`, () =>
    runIdempotent({
      ...{ actor, call: rateUsCall, key, body },
      work: (tx) => review({ of, actor, body }, tx),
    }),
  );
};

/** Stores what a customer says of a worker after a job, or a worker of a customer; or what somebody says of the app. */
export const rateUs = (input: Input): Promise<Said> => {
  const { bookingId, serviceId } = input.body;
  return bookingId === undefined && serviceId === undefined ? rateApp(input) : rateOther(input);
};

/** Counts the reviews of a job anew that is said not to have been done, or of which that was not right. */
export const recountReview = ({ payload }: { payload: { bookingId: string } }): Promise<void> =>
  inTransaction(async (tx) => {
    const booking = await findBooking(payload.bookingId, tx);
    for (const judged of ['worker', 'customer'] as const) {
      const note = booking?.[noteOf[judged]];
      const said = note ? await storeOf[judged].find(String(note._id), tx) : null;
      if (said) await recountReviews(judged, said, tx);
    }
  });
