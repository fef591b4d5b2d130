import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  asksIfWell,
  canLeave,
  isNight,
  overtimeDueAt,
  overtimeSilentAt,
  safetyDeadline,
} from './visit-safety.ts';

const inIndia = (clock: string): Date => new Date(`2026-11-22T${clock}:00+05:30`);

test('the night is from 8 PM to 6 AM in India', () => {
  const clocks = ['05:59', '06:00', '12:00', '19:59', '20:00', '23:59', '00:00'];
  assert.deepEqual(
    clocks.map((clock) => isNight(inIndia(clock))),
    [true, false, false, false, true, true, true],
  );
});

test('a lead has a day to look at a report of danger, and half of it at night', () => {
  for (const [clock, hours] of [
    ['19:59', 24],
    ['20:00', 12],
  ] as const) {
    const left = inIndia(clock);
    assert.equal(safetyDeadline(left).getTime() - left.getTime(), hours * 3_600_000, clock);
  }
});

test('a worker can leave from the arrival until the job is done', () => {
  assert.deepEqual(
    bookingStatuses.filter((status) => canLeave({ status })),
    ['arrived', 'in_progress'],
  );
});

test('a job that runs over is asked about after half an hour and reported after 15 minutes, at night after half of it', () => {
  const times = ['17:00', '19:59', '20:00'].map((clock) => {
    const endsAt = inIndia(clock);
    const dueAt = overtimeDueAt(endsAt);
    return [dueAt, overtimeSilentAt(dueAt)].map((at) => (at.getTime() - endsAt.getTime()) / 60_000);
  });
  assert.deepEqual(times, [
    [30, 45],
    [30, 37.5],
    [15, 22.5],
  ]);
});

test('a worker can say that all is well once, after the booked end', () => {
  const endsAt = inIndia('17:00');
  const job = { status: 'in_progress', endsAt } as const;
  assert.ok(asksIfWell(job, endsAt));
  assert.ok(!asksIfWell(job, inIndia('16:59')));
  assert.ok(!asksIfWell({ ...job, overtime: {} }, endsAt));
  assert.ok(!asksIfWell({ ...job, status: 'completed' }, endsAt));
});
