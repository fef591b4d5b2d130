import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueReminders, nextReminderAt } from './booking-reminders.ts';

/** An instant in India, in November 2026. */
const at = (day: number, clock: string): Date => new Date(`2026-11-${day}T${clock}:00+05:30`);

const visit = {
  status: 'accepted',
  startsAt: at(25, '10:00'),
  endsAt: at(25, '12:00'),
  createdAt: at(23, '14:00'),
  expiresAt: null,
  proposal: null,
} as const;
const request = { ...visit, status: 'pending', expiresAt: at(23, '16:00') } as const;

test('a request is reminded of at half of its deadline, once', () => {
  assert.deepEqual(nextReminderAt(request, at(23, '14:00')), at(23, '15:00'));
  assert.equal(nextReminderAt(request, at(23, '15:00')), null);
});

test('a visit is reminded of the evening before at seven, and two hours before', () => {
  assert.deepEqual(nextReminderAt(visit, at(23, '14:30')), at(24, '19:00'));
  assert.deepEqual(nextReminderAt(visit, at(24, '19:00')), at(25, '08:00'));
  assert.equal(nextReminderAt(visit, at(25, '08:00')), null);
});

test('a booking accepted after the evening before is only reminded of two hours ahead', () => {
  assert.deepEqual(nextReminderAt(visit, at(24, '20:00')), at(25, '08:00'));
});

test('a proposal of another time is reminded of like a request, beside the visit', () => {
  const { startsAt } = visit;
  const times = { startsAt, endsAt: at(25, '12:00'), proposedAt: at(24, '18:00') };
  const proposed = { ...visit, proposal: { ...times, expiresAt: at(24, '20:00') } };
  assert.deepEqual(nextReminderAt(proposed, at(24, '18:00')), at(24, '19:00'));
  const due = dueReminders(proposed, { from: at(24, '19:00'), to: at(24, '19:01') });
  assert.deepEqual(due, ['answer_soon', 'visit_tomorrow']);
});

test('leaves out a reminder that comes too late', () => {
  const from = at(24, '19:00');
  assert.deepEqual(dueReminders(visit, { from, to: at(24, '23:00') }), ['visit_tomorrow']);
  assert.deepEqual(dueReminders(visit, { from, to: at(25, '08:30') }), ['visit_soon']);
  assert.deepEqual(dueReminders(visit, { from, to: at(25, '10:00') }), []);
});

test('a job that goes on is asked about after its booked end, until the worker answers', () => {
  const job = { ...visit, status: 'in_progress' } as const;
  assert.deepEqual(nextReminderAt(job, at(25, '10:00')), at(25, '12:30'));
  assert.deepEqual(dueReminders(job, { from: at(25, '12:30'), to: at(25, '12:31') }), ['overtime']);
  const asked = { ...job, overtimeAskedAt: at(25, '12:30') };
  assert.deepEqual(nextReminderAt(asked, at(25, '12:30')), at(25, '12:45'));
  assert.deepEqual(dueReminders(asked, { from: at(25, '12:45'), to: at(25, '12:46') }), ['overtime_silent']);
  const answered = { ...job, overtime: { answeredAt: at(25, '12:31') } };
  assert.equal(nextReminderAt(answered, at(25, '12:31')), null);
});

test('a job that is asked about late is reported a full quarter of an hour after the question', () => {
  const job = { ...visit, status: 'in_progress' } as const;
  const later = { from: at(25, '12:30'), to: at(25, '14:00') };
  assert.deepEqual(dueReminders(job, later), ['overtime']);
  // As a release left it that did not note the question.
  assert.deepEqual(dueReminders(job, { ...later, from: at(25, '12:45') }), ['overtime']);
  const asked = { ...job, overtimeAskedAt: at(25, '14:00') };
  assert.deepEqual(dueReminders(asked, later), []);
  assert.deepEqual(nextReminderAt(asked, at(25, '14:00')), at(25, '14:15'));
});

test('a job that begins after its booked end is asked about half an hour after its beginning', () => {
  const history = [{ status: 'in_progress', at: at(25, '12:50') }] as const;
  const job = { ...visit, status: 'in_progress', history } as const;
  assert.deepEqual(nextReminderAt(job, at(25, '12:50')), at(25, '13:20'));
  assert.deepEqual(dueReminders(job, { from: at(25, '13:20'), to: at(25, '13:21') }), ['overtime']);
});

test('an ended booking, or one on its way, sends no reminder', () => {
  for (const status of ['on_the_way', 'cancelled', 'expired', 'completed'] as const)
    assert.equal(nextReminderAt({ ...visit, status }, at(23, '14:30')), null, status);
});
