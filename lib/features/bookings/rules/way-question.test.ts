import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { findWayQuestion, judgeWayQuestion, type WayQuestion } from './way-question.ts';

const startsAt = new Date('2026-11-28T10:00:00Z');
const endsAt = new Date('2026-11-28T12:00:00Z');
const at = (clock: string): Date => new Date(`2026-11-28T${clock}Z`);
const askedAt = at('10:20:00');

const judge = (status: BookingStatus, clock: string, wayQuestion: WayQuestion | null = null) =>
  judgeWayQuestion({ status, startsAt, endsAt, wayQuestion }, at(clock));

test('the way can be asked from the arrival, or from the start, until the end', () => {
  for (const status of ['accepted', 'on_the_way'] as const) {
    assert.equal(judge(status, '09:59:59.999'), 'closed');
    assert.equal(judge(status, '10:00:00'), 'new');
  }
  assert.equal(judge('arrived', '09:10:00'), 'new');
  assert.equal(judge('arrived', '12:00:00'), 'new');
  assert.equal(judge('arrived', '12:00:00.001'), 'closed');
});

test('the way can be asked only before the work', () => {
  const open = bookingStatuses.filter((status) => judge(status, '10:30:00') === 'new');
  assert.deepEqual(open.toSorted(), ['accepted', 'arrived', 'on_the_way']);
});

test('a tap within ten minutes repeats the question, and the third question is the last one', () => {
  const asked = (times: number) => ({ askedAt, times, answer: null });
  assert.equal(judge('arrived', '10:29:59.999', asked(1)), 'repeated');
  assert.equal(judge('arrived', '10:30:00', asked(1)), 'new');
  assert.equal(judge('arrived', '10:30:00', asked(2)), 'new');
  assert.equal(judge('arrived', '10:30:00', asked(3)), 'closed');
});

test('a question matters for thirty minutes, and not once the work has begun', () => {
  const wayQuestion = { askedAt, times: 1, answer: null };
  const find = (status: BookingStatus, clock: string) =>
    findWayQuestion({ status, startsAt, endsAt, wayQuestion }, at(clock));
  assert.equal(find('arrived', '10:49:59.999'), wayQuestion);
  assert.equal(find('arrived', '10:50:00'), null);
  assert.equal(find('in_progress', '10:30:00'), null);
});
