import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pricePaiseOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import { answerBy } from './booking-deadlines.ts';
import { cancellationFee, cancellationPolicy, cancellationTerms } from './cancellation.ts';

const startsAt = new Date('2026-11-25T04:30:00Z');
const hoursBefore = (hours: number, ms = 0): Date => new Date(startsAt.getTime() - hours * 3_600_000 + ms);
const booked = {
  status: 'accepted',
  agreedAt: hoursBefore(72),
  startsAt,
  pricePaise: 50_001,
} as const;

const boundaries: [string, Date, number, number][] = [
  ['24 hours ahead', hoursBefore(24), 0, 0],
  ['a moment under 24 hours', hoursBefore(24, 1), 50, 25_001],
  ['4 hours ahead', hoursBefore(4), 50, 25_001],
  ['a moment under 4 hours', hoursBefore(4, 1), 100, 50_001],
  ['after the start', hoursBefore(-1), 100, 50_001],
];

for (const [name, at, percent, feePaise] of boundaries)
  test(`cancelling ${name} costs ${percent} %`, () => {
    assert.deepEqual(cancellationFee(booked, at), { percent, feePaise });
  });

test('cancelling a request that nobody has accepted is free', () => {
  assert.equal(cancellationFee({ ...booked, status: 'pending' }, hoursBefore(1)).feePaise, 0);
});

test('cancelling within ten minutes of the agreement is free, to the millisecond', () => {
  const agreedAt = hoursBefore(2);
  const after = (ms: number) => new Date(agreedAt.getTime() + ms);
  assert.equal(cancellationFee({ ...booked, agreedAt }, after(600_000)).percent, 0);
  assert.equal(cancellationFee({ ...booked, agreedAt }, after(600_001)).percent, 100);
});

test('the price is hourly rate times duration, or the service’s own price without a rate', () => {
  const work = { servicePricePaise: 49_900, durationMinutes: 135 };
  assert.equal(pricePaiseOf({ ...work, hourlyRatePaise: 33_333 }), 74_999);
  assert.equal(pricePaiseOf({ ...work, hourlyRatePaise: null }), 49_900);
});

const MINUTE_MS = 60_000;

test('the terms told with a request name the limits of its own time', () => {
  const termsAt = (at: Date) => {
    const { freeUntil, wholeAfter } = cancellationTerms({
      ...{ at, startsAt },
      answerBy: answerBy({ askedAt: at, startsAt }),
    });
    return [freeUntil, wholeAfter];
  };
  assert.deepEqual(termsAt(hoursBefore(72)), [hoursBefore(24), hoursBefore(4)]);
  assert.deepEqual(termsAt(hoursBefore(20)), [null, hoursBefore(4)]);
  assert.deepEqual(termsAt(hoursBefore(3)), [null, null]);
});

test('no acceptance in time makes cancelling dearer than the terms told with the request', () => {
  for (let hours = 2; hours < 80; hours += 0.75) {
    const at = hoursBefore(hours);
    const deadline = answerBy({ askedAt: at, startsAt });
    const terms = cancellationTerms({ at, startsAt, answerBy: deadline });
    for (const share of [0, 0.25, 0.5, 1]) {
      const agreedAt = new Date(at.getTime() + share * (deadline.getTime() - at.getTime()));
      const percentAt = (instant: Date) => cancellationFee({ ...booked, agreedAt }, instant).percent;
      const afterYes = new Date(agreedAt.getTime() + terms.freeMinutes * MINUTE_MS);
      assert.equal(percentAt(terms.freeUntil ?? afterYes), 0);
      if (terms.wholeAfter && terms.wholeAfter > afterYes) assert.ok(percentAt(terms.wholeAfter) <= 50);
    }
  }
});

test('the cancellation policy shows the limits and fees that apply', () => {
  const { free, half, full, ...limits } = cancellationPolicy(100_000);
  assert.deepEqual(limits, { freeMinutes: 10, freeHours: 24, lateHours: 4 });
  assert.deepEqual(
    [free, half, full].map(({ percent, feePaise }) => [percent, feePaise]),
    [
      [0, 0],
      [50, 50_000],
      [100, 100_000],
    ],
  );
});
