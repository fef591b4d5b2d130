import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { judgeLink, linkOpensAt, type VisitLink } from './visit-link.ts';

const createdAt = new Date('2026-11-20T06:00:00Z');
const startsAt = new Date('2026-11-28T10:00:00Z');
const endsAt = new Date('2026-11-28T12:00:00Z');
const doneAt = new Date('2026-11-28T11:10:00Z');

const at = (clock: string): Date => new Date(`2026-11-28T${clock}Z`);
const visit = (status: BookingStatus) => ({
  ...{ status, startsAt, endsAt, createdAt },
  history: [{ status, at: status === 'completed' ? doneAt : createdAt }],
});
const judge = (link: VisitLink, status: BookingStatus, clock: string) =>
  judgeLink(link, visit(status), at(clock));

test('both links open two hours before the start, to the millisecond', () => {
  assert.deepEqual(linkOpensAt(startsAt), at('08:00:00'));
  for (const link of ['pass', 'visit'] as const) {
    assert.equal(judge(link, 'accepted', '07:59:59.999'), 'early');
    assert.equal(judge(link, 'accepted', '08:00:00'), 'open');
  }
});

test('the gate pass ends with the booked time, and two hours later if the job has begun', () => {
  for (const status of ['accepted', 'on_the_way', 'arrived'] as const) {
    assert.equal(judge('pass', status, '11:59:59.999'), 'open');
    assert.equal(judge('pass', status, '12:00:00'), 'over');
  }
  assert.equal(judge('pass', 'in_progress', '13:59:59.999'), 'open');
  assert.equal(judge('pass', 'in_progress', '14:00:00'), 'over');
});

test('the gate pass is over as soon as the job is done', () => {
  assert.equal(judge('pass', 'completed', '11:10:00'), 'over');
});

test('a shared visit shows the end for two hours, and a job as long as it takes', () => {
  assert.equal(judge('visit', 'completed', '13:09:59.999'), 'open');
  assert.equal(judge('visit', 'completed', '13:10:00'), 'over');
  assert.equal(judge('visit', 'in_progress', '23:00:00'), 'open');
  assert.equal(judge('visit', 'arrived', '13:59:59.999'), 'open');
  assert.equal(judge('visit', 'arrived', '14:00:00'), 'over');
});

test('both links of a visit that did not happen are over at once', () => {
  const withLinks: readonly BookingStatus[] = [
    'accepted',
    'on_the_way',
    'arrived',
    'in_progress',
    'completed',
  ];
  const without = bookingStatuses.filter((status) => !withLinks.includes(status));
  assert.equal(without.length, bookingStatuses.length - withLinks.length);
  for (const status of ['pending', 'cancelled', 'no_show', 'rejected', 'expired'] as const) {
    assert.ok(without.includes(status));
    for (const link of ['pass', 'visit'] as const) assert.equal(judge(link, status, '10:30:00'), 'over');
  }
});
