import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  MAX_EXTRA_PROPOSALS,
  MAX_EXTRAS,
  MAX_EXTRAS_PAISE,
  MIN_EXTRA_PAISE,
} from '#lib/features/bookings/contracts/extras-limits.ts';
import { computeAmountInPerson, computeDue, computeTotal, usableCredit } from './booking-dues.ts';
import { canAddExtra, getExtraState, judgeExtra, listExtraAnswers, sumAcceptedExtras } from './extras.ts';

const states = ['proposed', 'accepted', 'declined', 'withdrawn'] as const;
type State = (typeof states)[number];

const line = (state: State, amountPaise = MIN_EXTRA_PAISE) => ({ state, amountPaise });
const lines = (count: number, state: State, amountPaise?: number) =>
  Array.from({ length: count }, () => line(state, amountPaise));
const job = (extras: ReturnType<typeof line>[]) => ({ status: 'in_progress' as const, extras });

test('extras are proposed and answered from the arrival to the end, and never after it', () => {
  const open = bookingStatuses.filter((status) => judgeExtra({ status }, MIN_EXTRA_PAISE) === null);
  assert.deepEqual(open, ['arrived', 'in_progress']);
  for (const status of bookingStatuses)
    for (const side of ['customer', 'worker'] as const)
      assert.equal(
        listExtraAnswers({ status }, line('proposed'), side).length > 0,
        open.includes(status),
        status,
      );
});

test('a job has at most five lines: one that was declined keeps its place, a withdrawn one does not', () => {
  for (const state of ['proposed', 'accepted', 'declined'] as const) {
    assert.equal(judgeExtra(job(lines(MAX_EXTRAS - 1, state)), 100), null, state);
    assert.equal(judgeExtra(job(lines(MAX_EXTRAS, state)), 100), 'too_many_extras', state);
  }
  assert.equal(judgeExtra(job(lines(MAX_EXTRAS, 'withdrawn')), 100), null);
});

test('proposing and withdrawing again and again ends after ten lines', () => {
  assert.equal(judgeExtra(job(lines(MAX_EXTRA_PROPOSALS - 1, 'withdrawn')), 100), null);
  assert.equal(judgeExtra(job(lines(MAX_EXTRA_PROPOSALS, 'withdrawn')), 100), 'too_many_extras');
});

test('all lines together cost at most ₹20,000, however they are split', () => {
  assert.equal(judgeExtra(job([]), MAX_EXTRAS_PAISE), null);
  assert.equal(judgeExtra(job([]), MAX_EXTRAS_PAISE + 1), 'extras_too_high');
  for (const state of ['proposed', 'accepted'] as const) {
    const quarter = MAX_EXTRAS_PAISE / 4;
    assert.equal(judgeExtra(job(lines(3, state, quarter)), quarter), null, state);
    assert.equal(judgeExtra(job(lines(3, state, quarter)), quarter + 1), 'extras_too_high', state);
    assert.equal(judgeExtra(job(lines(4, state, quarter)), MIN_EXTRA_PAISE), 'extras_too_high', state);
  }
});

test('a declined or withdrawn line leaves its amount free', () => {
  const freed = [line('declined', MAX_EXTRAS_PAISE), line('withdrawn', MAX_EXTRAS_PAISE)];
  assert.equal(judgeExtra(job(freed), MAX_EXTRAS_PAISE), null);
});

test('every line on the screen can be accepted within the limits', () => {
  const reach = (extras: ReturnType<typeof line>[]): void => {
    const all = extras.map(({ state, amountPaise }) => ({
      ...{ amountPaise, state: state === 'proposed' ? ('accepted' as const) : state },
    }));
    assert.ok(sumAcceptedExtras({ extras: all }) <= MAX_EXTRAS_PAISE);
    assert.ok(all.filter(({ state }) => state !== 'withdrawn').length <= MAX_EXTRAS);
    if (extras.length >= 6) return;
    for (const amountPaise of [MIN_EXTRA_PAISE, MAX_EXTRAS_PAISE / 2, MAX_EXTRAS_PAISE])
      if (judgeExtra(job(extras), amountPaise) === null)
        for (const state of states) reach([...extras, line(state, amountPaise)]);
  };
  reach([]);
});

test('the worker is offered another extra only while the smallest one fits', () => {
  assert.ok(canAddExtra(job([line('accepted', MAX_EXTRAS_PAISE - MIN_EXTRA_PAISE)])));
  assert.ok(!canAddExtra(job([line('accepted', MAX_EXTRAS_PAISE - MIN_EXTRA_PAISE + 1)])));
});

test('only the customer accepts or declines, once; only the worker withdraws', () => {
  const answers = (side: 'customer' | 'worker' | 'admin') =>
    states.map((state) => listExtraAnswers({ status: 'arrived' }, line(state), side));
  assert.deepEqual(answers('customer'), [['accepted', 'declined'], [], [], []]);
  assert.deepEqual(answers('worker'), [['withdrawn'], ['withdrawn'], [], []]);
  assert.deepEqual(answers('admin'), [[], [], [], []]);
});

test('an unanswered line lapses with the end of the job, and no other one changes', () => {
  for (const status of ['completed', 'cancelled', 'no_show'] as const)
    assert.deepEqual(
      states.map((state) => getExtraState({ status }, { state })),
      ['lapsed', 'accepted', 'declined', 'withdrawn'],
    );
  assert.equal(getExtraState({ status: 'on_the_way' }, { state: 'proposed' }), 'proposed');
});

const done = {
  ...{ status: 'completed' as const, paid: null, fee: null, pricePaise: 50_000 },
  extras: [
    line('accepted', 30_000),
    ...states.slice(2).map((state) => line(state, 7000)),
    line('proposed', 900),
  ],
};

test('only accepted lines enter the price', () => {
  assert.deepEqual(
    [computeTotal(done), computeDue(done), computeAmountInPerson(done)],
    [80_000, 80_000, 80_000],
  );
  assert.equal(computeTotal({ pricePaise: 50_000 }), 50_000, 'earlier bookings have no extras');
});

test('credit pays for the agreed price alone, and referral credit for half of it', () => {
  assert.equal(usableCredit(done, { walletPaise: 500_000 }), 50_000);
  assert.equal(usableCredit(done, { walletPaise: 500_000, creditPaise: 500_000 }), 25_000);
  assert.equal(computeDue({ ...done, creditPaise: 50_000 }), 30_000);
});

test('a cancellation fee is not raised by extras', () => {
  const fee = { state: 'due', feePaise: 25_000 } as const;
  assert.equal(computeDue({ ...done, status: 'cancelled', fee }), 25_000);
});
