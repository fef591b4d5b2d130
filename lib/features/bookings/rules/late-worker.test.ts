import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cancellationFee,
  cancellationTable,
  listFeeSteps,
  noticeOfMove,
  type Canceller,
} from './cancellation.ts';
import {
  countedPaise,
  hourPriceFor,
  lateRecordSince,
  toLateRecord,
  usedUpRecord,
  workerLimits,
  type LateEntry,
} from './late-record.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const startsAt = new Date('2026-11-25T04:30:00Z');
const hoursBefore = (hours: number, ms = 0): Date => new Date(startsAt.getTime() - hours * HOUR_MS + ms);
const booked = { status: 'accepted', agreedAt: hoursBefore(90), startsAt, pricePaise: 20_000 } as const;

const customer: Canceller = { side: 'customer' };
const usedUp = { owedPaise: 0, notices: 3, ownWords: 2 };
const fresh = { owedPaise: 0, notices: 0, ownWords: 0 };
const worker = (fields: Partial<Extract<Canceller, { side: 'worker' }>> = {}): Canceller => ({
  ...{ side: 'worker', hourPaise: 1_000_000, record: usedUp },
  ...fields,
});
const feeOf = (at: Date, by: Canceller, fields: object = {}) =>
  cancellationFee({ ...booked, ...fields }, at, by).feePaise;

// Numbers that look random but are the same in every run.
const randoms = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

test('within the limits, a worker owes exactly what the customer would owe at the same moment', () => {
  for (let hours = 30; hours > -2; hours -= 0.25)
    assert.equal(feeOf(hoursBefore(hours), worker()), feeOf(hoursBefore(hours), customer), `${hours} h`);
});

test('a phone without the worker’s record never shows less than she owes', () => {
  const next = randoms(57);
  for (let run = 0; run < 10_000; run += 1) {
    const at = hoursBefore(next() * 40 - 2);
    const fields = { ...booked, pricePaise: Math.round(next() * 500_000) };
    const hourPaise = Math.round(next() * 100_000);
    const most = cancellationFee(fields, at, worker({ hourPaise, record: usedUpRecord }));
    const record = {
      owedPaise: Math.round(next() * 90_000),
      notices: Math.floor(next() * 5),
      ownWords: Math.floor(next() * 4),
    };
    const owed = cancellationFee(fields, at, worker({ hourPaise, record, reasonCode: 'ill' }));
    assert.ok(owed.feePaise <= most.feePaise);
  }
});

test('swapped roles give the same percentage and the worker’s amount within her limits, in any case', () => {
  const next = randoms(43);
  for (let run = 0; run < 10_000; run += 1) {
    const at = hoursBefore(next() * 40 - 2);
    const [pricePaise, hourPaise] = [Math.round(next() * 500_000), Math.round(next() * 100_000)];
    const owedPaise = Math.round(next() * 90_000);
    const ownMove = next() < 0.3 ? { movedNoticeMs: next() * DAY_MS } : {};
    const fields = { ...booked, pricePaise, agreedAt: hoursBefore(next() * 50), ...ownMove };
    const theirs = cancellationFee(fields, at, customer);
    const hers = cancellationFee(fields, at, worker({ hourPaise, record: { ...usedUp, owedPaise } }));
    assert.equal(hers.percent, theirs.percent);
    const monthPaise = Math.max(0, workerLimits.monthPaise - owedPaise);
    assert.equal(hers.feePaise, Math.min(theirs.feePaise, hourPaise, workerLimits.jobPaise, monthPaise));
    assert.ok(hers.feePaise >= 0 && Number.isInteger(hers.feePaise));
  }
});

const edges: [string, Date, number][] = [
  ['a second more than 24 hours', hoursBefore(24, -1000), 0],
  ['exactly 24 hours', hoursBefore(24), 0],
  ['a second less than 24 hours', hoursBefore(24, 1000), 10_000],
  ['a second more than 4 hours', hoursBefore(4, -1000), 10_000],
  ['exactly 4 hours', hoursBefore(4), 10_000],
  ['a second less than 4 hours', hoursBefore(4, 1000), 20_000],
];

for (const [notice, at, feePaise] of edges)
  test(`a worker who cancels with ${notice} of notice owes ${feePaise} paise`, () => {
    assert.equal(feeOf(at, worker()), feePaise);
  });

test('a worker has ten minutes of grace after accepting, to the second', () => {
  const agreedAt = hoursBefore(2);
  const after = (seconds: number) => new Date(agreedAt.getTime() + seconds * 1000);
  assert.deepEqual(
    [599, 600, 601].map((seconds) => feeOf(after(seconds), worker(), { agreedAt })),
    [0, 0, 20_000],
  );
});

test('declining a request costs nothing, however late', () => {
  assert.equal(feeOf(hoursBefore(0.5), worker(), { status: 'pending' }), 0);
});

test('a worker owes at most one hour of her price, ₹300 a job and ₹600 a month', () => {
  const late = hoursBefore(1);
  const by = (hourPaise: number, owedPaise: number) =>
    feeOf(late, worker({ hourPaise, record: { ...usedUp, owedPaise } }), { pricePaise: 200_000 });
  assert.deepEqual(
    [
      by(15_000, 0),
      by(90_000, 0),
      by(90_000, 30_000),
      by(90_000, 45_000),
      by(90_000, 60_000),
      by(90_000, 70_000),
    ],
    [15_000, 30_000, 30_000, 15_000, 0, 0],
  );
});

test('three cancellations a month are free with 12 hours of notice, to the second', () => {
  const excuse = (at: Date, notices: number) =>
    cancellationFee(booked, at, worker({ record: { ...usedUp, notices } })).excuse;
  assert.deepEqual(
    [excuse(hoursBefore(12, -1000), 0), excuse(hoursBefore(12), 2), excuse(hoursBefore(12, 1000), 0)],
    ['notice', 'notice', null],
  );
  assert.equal(excuse(hoursBefore(13), 3), null);
  assert.equal(excuse(hoursBefore(25), 0), null, 'what is free anyway uses none of them up');
});

test('illness and emergencies are accepted without proof twice, other reasons never', () => {
  const fee = (reasonCode: 'ill' | 'emergency' | 'travel', ownWords: number) =>
    feeOf(hoursBefore(1), worker({ reasonCode, record: { ...fresh, ownWords } }));
  assert.deepEqual(
    [fee('ill', 0), fee('emergency', 1), fee('ill', 2), fee('travel', 0)],
    [0, 0, 20_000, 20_000],
  );
});

const entry = (at: string, fields: Partial<LateEntry> = {}): LateEntry => ({
  ...{ at: new Date(at), feePaise: 0 },
  ...fields,
});

test('the month of a worker’s limits ends at midnight in India, to the second', () => {
  const entries = [
    entry('2026-10-31T18:29:59Z', { feePaise: 30_000 }),
    entry('2026-10-31T18:30:00Z', { feePaise: 20_000 }),
    entry('2026-11-30T18:29:59Z', { excuse: 'notice' }),
  ];
  const read = (at: string) => {
    const { owedPaise, notices } = toLateRecord(entries, new Date(at));
    return [owedPaise, notices];
  };
  assert.deepEqual(read('2026-10-31T18:29:59Z'), [30_000, 0]);
  assert.deepEqual(read('2026-10-31T18:30:00Z'), [20_000, 1]);
  assert.deepEqual(read('2026-11-30T18:29:59Z'), [20_000, 1]);
  assert.deepEqual(read('2026-11-30T18:30:00Z'), [0, 0]);
});

test('only a fee that is paid, or due within its time, takes up the month’s limit, to the second', () => {
  const payBy = new Date('2026-11-25T04:30:00Z');
  const count = (secondsLater: number) =>
    (['due', 'paid', 'waived', 'unpaid'] as const).map((state) =>
      countedPaise({ feePaise: 25_000, state, payBy }, new Date(payBy.getTime() + secondsLater * 1000)),
    );
  assert.deepEqual(count(0), [25_000, 25_000, 0, 0]);
  assert.deepEqual(count(1), [0, 25_000, 0, 0]);
});

test('a worker’s own word counts for 90 days, to the second', () => {
  const at = new Date('2026-11-25T04:30:00Z');
  const count = (secondsLater: number) => {
    const said = new Date(at.getTime() - 90 * DAY_MS + secondsLater * 1000);
    return toLateRecord([{ at: said, excuse: 'own_word', feePaise: 0 }], at).ownWords;
  };
  assert.deepEqual([count(-1), count(0), count(1)], [0, 0, 1]);
  assert.equal(lateRecordSince(at).getTime(), at.getTime() - 90 * DAY_MS);
});

test('moving a booking does not make a later cancellation cheaper for the side that moved it', () => {
  const later = { startsAt: new Date(startsAt.getTime() + 7 * DAY_MS) };
  for (const by of [customer, worker()]) {
    const movedNoticeMs = noticeOfMove(booked, hoursBefore(10));
    assert.equal(movedNoticeMs, 10 * HOUR_MS);
    assert.equal(feeOf(hoursBefore(9), by, { ...later, movedNoticeMs }), 10_000);
    assert.equal(feeOf(hoursBefore(-160), by, { ...later, movedNoticeMs }), 10_000);
    assert.equal(feeOf(hoursBefore(-165), by, { ...later, movedNoticeMs }), 20_000);
    assert.equal(feeOf(hoursBefore(9), by, later), 0, 'the other side is free');
  }
});

test('a move that was free when it was proposed hides nothing, and the shortest notice of several counts', () => {
  assert.equal(noticeOfMove(booked, hoursBefore(24)), null);
  assert.equal(noticeOfMove({ ...booked, agreedAt: hoursBefore(5.1) }, hoursBefore(5)), null);
  assert.equal(noticeOfMove({ ...booked, movedNoticeMs: 5 * HOUR_MS }, hoursBefore(20)), 5 * HOUR_MS);
});

test('a worker’s early notice is counted from the time she moved the booking from', () => {
  const moved = { startsAt: new Date(startsAt.getTime() + 7 * DAY_MS), movedNoticeMs: 11 * HOUR_MS };
  assert.equal(
    cancellationFee({ ...booked, ...moved }, hoursBefore(9), worker({ record: fresh })).excuse,
    null,
  );
});

test('the fee steps of a moved booking agree with the fee at every moment', () => {
  const moved = { ...booked, movedNoticeMs: 10 * HOUR_MS, agreedAt: hoursBefore(90) };
  for (let hours = 60; hours > -1; hours -= 0.05) {
    const at = hoursBefore(hours);
    assert.equal(listFeeSteps(moved, null, at)[0]?.feePaise, feeOf(at, customer, moved));
  }
});

test('an hour of a fixed price is its share of the booked length', () => {
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  const hour = (hourlyRatePaise: number | null) =>
    hourPriceFor({ hourlyRatePaise, pricePaise: 50_000, startsAt, endsAt });
  assert.deepEqual([hour(null), hour(12_000)], [25_000, 12_000]);
});

test('the table of both sides’ fees is the rule’s own', () => {
  assert.deepEqual(
    cancellationTable(100_000, 25_000).map((row) => [row.customer.feePaise, row.worker.feePaise]),
    [
      [0, 0],
      [50_000, 25_000],
      [100_000, 25_000],
    ],
  );
});
