import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computePricePaise } from '#lib/features/catalogue/rules/pricing.ts';
import { answerBy } from './booking-deadlines.ts';
import {
  cancellationFee,
  cancellationPolicy,
  cancellationTerms,
  listFeeSteps,
  readAgreement,
} from './cancellation.ts';

const startsAt = new Date('2026-11-25T04:30:00Z');
const hoursBefore = (hours: number, ms = 0): Date => new Date(startsAt.getTime() - hours * 3_600_000 + ms);
const booked = {
  status: 'accepted',
  agreedAt: hoursBefore(72),
  startsAt,
  pricePaise: 50_001,
} as const;

const customer = { side: 'customer' } as const;

const boundaries: [string, Date, number, number][] = [
  ['24 hours ahead', hoursBefore(24), 0, 0],
  ['a moment under 24 hours', hoursBefore(24, 1), 50, 25_001],
  ['4 hours ahead', hoursBefore(4), 50, 25_001],
  ['a moment under 4 hours', hoursBefore(4, 1), 100, 50_001],
  ['after the start', hoursBefore(-1), 100, 50_001],
];

for (const [name, at, percent, feePaise] of boundaries)
  test(`cancelling ${name} costs ${percent} %`, () => {
    assert.deepEqual(cancellationFee(booked, at, customer), { percent, feePaise, excuse: null });
  });

test('cancelling a request that has not been accepted is free', () => {
  assert.equal(cancellationFee({ ...booked, status: 'pending' }, hoursBefore(1), customer).feePaise, 0);
});

test('cancelling within ten minutes of the agreement is free, to the millisecond', () => {
  const agreedAt = hoursBefore(2);
  const after = (ms: number) => new Date(agreedAt.getTime() + ms);
  assert.equal(cancellationFee({ ...booked, agreedAt }, after(600_000), customer).percent, 0);
  assert.equal(cancellationFee({ ...booked, agreedAt }, after(600_001), customer).percent, 100);
});

test('the price is hourly rate times duration, or the service’s own price without a rate', () => {
  const work = { servicePricePaise: 49_900, durationMinutes: 135 };
  assert.equal(computePricePaise({ ...work, hourlyRatePaise: 33_333 }), 74_999);
  assert.equal(computePricePaise({ ...work, hourlyRatePaise: null }), 49_900);
});

const MINUTE_MS = 60_000;

for (const agreedHours of [72, 24.1, 20, 4.1, 3])
  test(`the fee steps agree with the fee at every moment after an agreement ${agreedHours} hours ahead`, () => {
    const agreed = { ...booked, agreedAt: hoursBefore(agreedHours) };
    for (let hours = agreedHours; hours > -1; hours -= 0.05) {
      const at = hoursBefore(hours);
      const [now, ...later] = listFeeSteps(agreed, null, at);
      assert.equal(now?.feePaise, cancellationFee(agreed, at, customer).feePaise);
      for (const { feePaise, until } of [now, ...later]) {
        if (!(until instanceof Date)) continue;
        assert.equal(cancellationFee(agreed, until, customer).feePaise, feePaise);
        assert.ok(cancellationFee(agreed, new Date(until.getTime() + 1), customer).feePaise > feePaise);
      }
    }
  });

test('a request costs nothing until it is accepted, and its later fees name their times', () => {
  const stepsAt = (at: Date) =>
    listFeeSteps({ ...booked, status: 'pending', agreedAt: at }, answerBy({ askedAt: at, startsAt }), at);
  assert.deepEqual(stepsAt(hoursBefore(72)), [
    { feePaise: 0, until: hoursBefore(24) },
    { feePaise: 25_001, until: hoursBefore(4) },
    { feePaise: 50_001, until: null },
  ]);
  assert.deepEqual(stepsAt(hoursBefore(3)), [
    { feePaise: 0, until: 'accepted' },
    { feePaise: 50_001, until: null },
  ]);
});

test('the cancellation terms of a request name the limits at the time it was made', () => {
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

test('cancelling never costs more than the terms shown with the request, whenever it was accepted', () => {
  for (let hours = 2; hours < 80; hours += 0.75) {
    const at = hoursBefore(hours);
    const deadline = answerBy({ askedAt: at, startsAt });
    const terms = cancellationTerms({ at, startsAt, answerBy: deadline });
    for (const share of [0, 0.25, 0.5, 1]) {
      const agreedAt = new Date(at.getTime() + share * (deadline.getTime() - at.getTime()));
      const percentAt = (instant: Date) =>
        cancellationFee({ ...booked, agreedAt }, instant, customer).percent;
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

test('a move that was undone does not start the free minutes again', () => {
  const accepted = { status: 'accepted' as const, at: hoursBefore(30) };
  const history = [
    accepted,
    { status: 'on_the_way' as const, at: hoursBefore(1) },
    { status: 'accepted' as const, at: hoursBefore(0.9), takesBack: 'on_the_way' as const },
  ];
  const { agreedAt } = readAgreement({ createdAt: hoursBefore(40), startsAt, history });
  assert.deepEqual(agreedAt, accepted.at);
});

test('a time that the office chose counts as the customer’s own once they agree to another worker', () => {
  const moved = { status: 'accepted' as const, at: hoursBefore(30), movedTo: startsAt };
  const handedOver = { status: 'accepted' as const, at: hoursBefore(20), isHandover: true as const };
  const read = (history: Parameters<typeof readAgreement>[0]['history']) =>
    readAgreement({ createdAt: hoursBefore(40), startsAt, history }).isOfficeTime;
  assert.deepEqual(
    [read([moved]), read([moved, handedOver]), read([handedOver, moved])],
    [true, false, true],
  );
});
