import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answerBy, canReschedule, halfwayTo, leavesTimeToAnswer } from './booking-deadlines.ts';

/** An instant in India, in November 2026. */
const at = (day: number, clock: string): Date => new Date(`2026-11-${day}T${clock}:00+05:30`);

const deadlines: [string, Date, Date, Date][] = [
  ['in the afternoon is answered within two hours', at(23, '14:30'), at(24, '10:00'), at(23, '16:30')],
  [
    'shortly before the start is answered an hour before it',
    at(23, '14:30'),
    at(23, '16:00'),
    at(23, '15:00'),
  ],
  ['late in the evening is answered the next morning', at(23, '21:30'), at(24, '12:00'), at(24, '08:30')],
  ['at eight in the evening may wait until ten', at(23, '20:00'), at(24, '12:00'), at(23, '22:00')],
  ['in the night is answered by nine', at(23, '23:30'), at(24, '12:00'), at(24, '09:00')],
  ['before dawn is answered by nine', at(24, '05:00'), at(24, '12:00'), at(24, '09:00')],
  [
    'in the evening for six in the morning ends an hour before',
    at(23, '21:00'),
    at(24, '06:00'),
    at(24, '05:00'),
  ],
];

for (const [what, askedAt, startsAt, deadline] of deadlines)
  test(`a request sent ${what}`, () => {
    assert.deepEqual(answerBy({ askedAt, startsAt }), deadline);
  });

const offers: [string, Date, Date, boolean][] = [
  ['90 minutes by day', at(23, '14:30'), at(23, '16:00'), true],
  ['89 minutes by day', at(23, '14:31'), at(23, '16:00'), false],
  ['a night and nothing else', at(23, '22:00'), at(24, '08:00'), false],
  ['half an hour of the evening', at(23, '21:30'), at(24, '06:00'), true],
  ['the last minutes of the evening', at(23, '21:31'), at(24, '08:00'), false],
  ['minus four and a half hours', at(23, '14:30'), at(23, '10:00'), false],
];

for (const [what, sentAt, startsAt, isEnough] of offers)
  test(`a request sent ${what} before the start ${isEnough ? 'leaves' : 'does not leave'} time to answer`, () => {
    assert.equal(leavesTimeToAnswer(startsAt, sentAt), isEnough);
  });

test('half of a deadline counts waking time only', () => {
  const halfwayFrom = (askedAt: Date, deadline: Date) => halfwayTo({ askedAt, deadline });
  assert.deepEqual(halfwayFrom(at(23, '14:30'), at(23, '16:30')), at(23, '15:30'));
  assert.deepEqual(halfwayFrom(at(23, '21:30'), at(24, '08:30')), at(24, '07:30'));
});

test('a worker asked in time has at least half an hour, and half the deadline falls on the day before', () => {
  const minute = fc.integer({ min: 0, max: 4 * 24 * 60 });
  fc.assert(
    fc.property(minute, minute, (sentAt, leadMinutes) => {
      const askedAt = new Date(at(20, '00:00').getTime() + sentAt * 60_000);
      const startsAt = new Date(askedAt.getTime() + leadMinutes * 60_000);
      if (!leavesTimeToAnswer(startsAt, askedAt)) return;
      const deadline = answerBy({ askedAt, startsAt });
      const half = halfwayTo({ askedAt, deadline });
      const clock = half.getTime() + 330 * 60_000;
      const hour = (clock % 86_400_000) / 3_600_000;
      assert.ok(deadline.getTime() - askedAt.getTime() >= 30 * 60_000);
      assert.ok(half > askedAt && half < deadline && hour >= 7 && hour <= 22);
    }),
    { numRuns: 2000 },
  );
});

test('a booking can be moved until four hours before it', () => {
  const startsAt = at(25, '10:00');
  assert.equal(canReschedule(startsAt, at(25, '06:00')), true);
  assert.equal(canReschedule(startsAt, at(25, '06:01')), false);
});
