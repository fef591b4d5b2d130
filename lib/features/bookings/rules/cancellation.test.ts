import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pricePaiseOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import { cancellationFee, cancellationPolicy } from './cancellation.ts';

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
