import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { canLeave, isNight, leavingDeadline } from './visit-safety.ts';

const inIndia = (clock: string): Date => new Date(`2026-11-22T${clock}:00+05:30`);

test('the night is from 8 PM to 6 AM in India', () => {
  const clocks = ['05:59', '06:00', '12:00', '19:59', '20:00', '23:59', '00:00'];
  assert.deepEqual(
    clocks.map((clock) => isNight(inIndia(clock))),
    [true, false, false, false, true, true, true],
  );
});

test('a lead has a day to look at a visit that was left, and half of it at night', () => {
  for (const [clock, hours] of [
    ['19:59', 24],
    ['20:00', 12],
  ] as const) {
    const left = inIndia(clock);
    assert.equal(leavingDeadline(left).getTime() - left.getTime(), hours * 3_600_000, clock);
  }
});

test('a worker can leave from the arrival until the job is done', () => {
  assert.deepEqual(
    bookingStatuses.filter((status) => canLeave({ status })),
    ['arrived', 'in_progress'],
  );
});
