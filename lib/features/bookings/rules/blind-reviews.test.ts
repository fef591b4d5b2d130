import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newObjectId } from '#models/connection.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { blindUntilOf, isReviewShown, whyNotReviewCustomer, whyNotReviewWorker } from './blind-reviews.ts';

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

test('a review is blind for a week after the job was done, by its planned end where nothing says when', () => {
  assert.deepEqual(blindUntilOf(done), day(10));
  assert.deepEqual(blindUntilOf({ ...done, history: [] }), day(9));
  const again = [...done.history, change('no_show', day(4)), change('completed', day(5))];
  assert.deepEqual(blindUntilOf({ ...done, history: again }), day(12), 'what was decided last');
});

test('a review is shown from the end of the week on, or where nothing says that it is blind', () => {
  assert.equal(isReviewShown(note(), day(1)), true);
  assert.equal(isReviewShown(note(day(10)), new Date(day(10).getTime() - 1)), false);
  assert.equal(isReviewShown(note(day(10)), day(10)), true);
});

test('a customer reviews once, whenever, but only what is done', () => {
  assert.equal(whyNotReviewWorker(done), null);
  assert.equal(whyNotReviewWorker({ ...done, review: note() }), 'already_reviewed');
  for (const status of ['pending', 'in_progress', 'cancelled', 'no_show'] as const)
    assert.equal(whyNotReviewWorker({ ...done, status }), 'booking_not_completed');
});

test('a worker reviews once, within the week, and never after what the customer says was shown', () => {
  assert.equal(whyNotReviewCustomer(done, day(9)), null);
  assert.equal(whyNotReviewCustomer(done, day(10)), 'review_too_late');
  assert.equal(whyNotReviewCustomer({ ...done, review: note(day(10)) }, day(9)), null, 'blind still');
  assert.equal(whyNotReviewCustomer({ ...done, review: note() }, day(4)), 'review_too_late', 'shown at once');
  assert.equal(whyNotReviewCustomer({ ...done, customerReview: note() }, day(4)), 'already_reviewed');
  assert.equal(whyNotReviewCustomer({ ...done, status: 'arrived' }, day(4)), 'booking_not_completed');
});
