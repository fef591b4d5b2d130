import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newObjectId } from '#models/connection.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { NoShowClaim } from '#models/bookings/claim.ts';
import {
  computeBlindUntil,
  isReviewShown,
  whyNotReviewCustomer,
  whyNotReviewWorker,
} from './blind-reviews.ts';

const day = (date: number): Date => new Date(Date.UTC(2027, 2, date, 6));

type Judged = Parameters<typeof whyNotReviewCustomer>[0];
const change = (status: BookingRecord['status'], at: Date): BookingRecord['history'][number] => ({
  ...{ status, at, mover: 'worker', by: null },
});
const done: Judged = {
  status: 'completed',
  history: [change('accepted', day(1)), change('completed', day(3))],
  endsAt: day(2),
  review: null,
};
const note = (blindUntil?: Date) => ({ _id: newObjectId(), rating: 5, ...(blindUntil && { blindUntil }) });

test('a review is blind for a week after the job was done, or after its planned end when the time is unknown', () => {
  assert.deepEqual(computeBlindUntil(done, day(4)), day(10));
  assert.deepEqual(computeBlindUntil({ ...done, history: [] }, day(4)), day(9));
  const again = [...done.history, change('no_show', day(4)), change('completed', day(5))];
  assert.deepEqual(computeBlindUntil({ ...done, history: again }, day(6)), day(12), 'what was decided last');
});

test('a review is shown once the week is over, or if it was never marked blind', () => {
  assert.equal(isReviewShown(note(), done, day(1)), true);
  assert.equal(isReviewShown(note(day(10)), done, new Date(day(10).getTime() - 1)), false);
  assert.equal(isReviewShown(note(day(10)), done, day(10)), true);
});

test('a customer can review a completed job once, at any time', () => {
  assert.equal(whyNotReviewWorker(done), null);
  assert.equal(whyNotReviewWorker({ ...done, review: note() }), 'already_reviewed');
  for (const status of ['pending', 'in_progress', 'cancelled', 'no_show'] as const)
    assert.equal(whyNotReviewWorker({ ...done, status }), 'booking_not_completed');
});

test('a worker can review once, within a week, and never after the customer’s review is visible', () => {
  assert.equal(whyNotReviewCustomer(done, day(9)), null);
  assert.equal(whyNotReviewCustomer(done, day(10)), 'review_too_late');
  assert.equal(whyNotReviewCustomer({ ...done, review: note(day(10)) }, day(9)), null, 'blind still');
  assert.equal(whyNotReviewCustomer({ ...done, review: note() }, day(4)), 'review_too_late', 'shown at once');
  assert.equal(whyNotReviewCustomer({ ...done, customerReview: note() }, day(4)), 'already_reviewed');
  assert.equal(whyNotReviewCustomer({ ...done, status: 'arrived' }, day(4)), 'booking_not_completed');
});

const claim = (state: NoShowClaim['state'], decidedAt?: Date): NoShowClaim => ({
  ...{ against: 'worker', state, at: day(4), answerBy: null, from: 'completed', fee: null },
  ...(decidedAt && { decidedAt }),
});

test('the blind week is on hold while a claim disputes the job', () => {
  const claimed = { ...done, noShow: claim('contested'), review: note(day(10)) };
  assert.equal(isReviewShown(note(day(10)), claimed, day(20)), false);
  assert.equal(whyNotReviewCustomer(claimed, day(20)), null, 'the worker may still write');
  const decided = { ...done, noShow: claim('dismissed', day(12)), review: note(day(10)) };
  assert.deepEqual(computeBlindUntil(decided, day(13)), day(18), 'eight days of claim later');
  assert.equal(whyNotReviewCustomer(decided, day(17)), null);
  assert.equal(whyNotReviewCustomer(decided, day(18)), 'review_too_late');
});
