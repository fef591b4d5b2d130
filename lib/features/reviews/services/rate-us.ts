import type { Rating, RateUsInput } from '#lib/features/reviews/contracts/reviews.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import { listFittingTags } from '#lib/features/reviews/rules/review-tags.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findLastCompleted, storeReview } from '#models/bookings/all-bookings.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';
import { requireNoContacts } from '#lib/features/people/services/steps/require-no-contacts.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import {
  areReviewsHeld,
  computeBlindUntil,
  whyNotReviewCustomer,
  whyNotReviewWorker,
} from '#lib/features/bookings/rules/blind-reviews.ts';
import { readCountMarks } from '#lib/features/reviews/services/steps/count-review.ts';
import {
  reviewFields,
  otherSide,
  reviewStores,
  type Judged,
} from '#lib/features/reviews/services/steps/review-sides.ts';
import {
  announceReview,
  reviewJudged,
  showReview,
} from '#lib/features/reviews/services/steps/show-review.ts';

interface RateInput {
  /** Null for a guest, who can rate the app. */
  actor: Actor | null;
  body: RateUsInput;
}

interface RateReply {
  message: string;
  data: Rating;
}

// A rating of the app has no tags.
const requireFittingTags = (of: Judged | null, { rating, tags = [] }: RateUsInput): void => {
  const fitting = of ? listFittingTags(of, rating) : [];
  if (tags.every((tag) => fitting.includes(tag))) return;
  throw new AppError('validation_failed', { errors: [{ field: 'tags', code: 'unknown_choice' }] });
};

const rateApp = ({ actor, body }: RateInput): Promise<RateReply> => {
  requireFittingTags(null, body);
  const { rating, comment = '', isPublic = true } = body;
  return storeTicket({
    actor,
    ticket: { kind: 'rating', rating, message: comment, isPublic },
    answer: ({ _id, number, createdAt }) => ({
      message: texts.messages.app,
      data: {
        ...{ _id: String(_id), of: 'app', number, workerId: null, bookingId: null, blindUntil: null },
        ...{ rating, comment, tags: [], isPublic, createdAt: createdAt.toISOString() },
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

/** When a review written now becomes visible; null if at once. */
const hiddenUntil = (of: Judged, booking: BookingRecord, at: Date): Date | null => {
  const until = computeBlindUntil(booking, at);
  if (areReviewsHeld(booking)) return until;
  return booking[reviewFields[otherSide[of]]] || until <= at ? null : until;
};

const holdParties = ({ of, actor }: Judgement, { customerId }: BookingRecord, tx: Tx): Promise<void> =>
  // Locks a leaving customer, so that no review of them is left behind.
  lockAccounts({ userId: actor.userId, otherIds: of === 'customer' ? [String(customerId)] : [] }, tx);

const review = async (judgement: Judgement, tx: Tx): Promise<RateReply> => {
  const { of, body } = judgement;
  const at = now();
  const booking = await requireJudged(judgement, at, tx);
  const { rating, comment = '', isPublic = true } = body;
  const tags = [...new Set(body.tags)];
  const [bookingId, workerId, customerId] = [booking._id, booking.workerId, booking.customerId].map(String);
  if (!bookingId || !workerId || !customerId) throw new Error('The booking has no worker or customer.');
  const [_id, blind] = [newObjectId(), hiddenUntil(of, booking, at)];
  const note = { _id, rating, ...(blind && { blindUntil: blind }) };
  // First, so that when both write at once the database makes one retry and find the other's review.
  const endsBlind = !areReviewsHeld(booking);
  if (!(await storeReview({ bookingId, of: reviewFields[of], note, endsBlind }, tx)))
    throw new AppError('already_reviewed');
  await holdParties(judgement, booking, tx);
  const marks = await readCountMarks(of, { ...booking, createdAt: at }, at, tx);
  const row = {
    ...note,
    ...marks,
    comment,
    ...(tags.length > 0 && { tags }),
    bookingId,
    workerId,
    customerId,
    createdAt: at,
  };
  const stored =
    of === 'worker'
      ? await reviewStores.worker.insert({ ...row, isPublic }, tx)
      : await reviewStores.customer.insert(row, tx);
  if (!blind) await announceReview(of, stored, tx);
  const others = booking[reviewFields[otherSide[of]]];
  if (others && endsBlind) await showReview(otherSide[of], String(others._id), tx);
  return {
    message: texts.messages.worker,
    data: {
      ...{ _id: String(_id), of, number: null, workerId, bookingId, rating, comment, tags },
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

const rateOther = async ({ actor, body }: RateInput): Promise<RateReply> => {
  if (!actor) throw new AppError('unauthorized');
  const of = judgedBy(actor, body);
  requireFittingTags(of, body);
  requireNoContacts([['comment', body.comment ?? '']]);
  const { workerId } = await requireOwn(actor, body);
  return withLock(`worker:${String(workerId)}`, () => inTransaction((tx) => review({ of, actor, body }, tx)));
};

/** Stores a review of the worker or customer of a completed booking, or a rating of the app. */
export const rateUs = (input: RateInput): Promise<RateReply> => {
  const { bookingId, serviceId } = input.body;
  return bookingId === undefined && serviceId === undefined ? rateApp(input) : rateOther(input);
};

/** Shows, hides and recounts a booking's reviews after a decision on its no-show claim. */
export const recountReview = ({ payload }: { payload: { bookingId: string } }): Promise<void> =>
  inTransaction(async (tx) => {
    const booking = await findBooking(payload.bookingId, tx);
    for (const judged of ['worker', 'customer'] as const) {
      const note = booking?.[reviewFields[judged]];
      if (booking && note) await reviewJudged({ of: judged, id: String(note._id), booking }, tx);
    }
  });
