import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { adjustmentRange, whyNotActing } from './office-acts.ts';

const startsAt = new Date('2026-11-28T04:30:00Z');
const at = new Date('2026-11-27T04:30:00Z');
const plain = {
  ...{ startsAt, endsAt: new Date('2026-11-28T06:30:00Z') },
  ...{ proposal: null, handover: null, paid: null, fee: null },
};

const expected: Record<BookingStatus, readonly (string | null)[]> = {
  pending: [null, null, 'settled', 'unanswered'],
  accepted: [null, null, 'settled', null],
  on_the_way: [null, 'begun', 'settled', 'begun'],
  arrived: [null, 'begun', 'settled', 'begun'],
  in_progress: ['begun', 'begun', 'settled', 'begun'],
  completed: ['over', 'over', null, 'over'],
  rejected: ['over', 'over', 'settled', 'over'],
  expired: ['over', 'over', 'settled', 'over'],
  cancelled: ['over', 'over', 'settled', 'over'],
  no_show: ['over', 'over', 'settled', 'over'],
};

for (const status of bookingStatuses)
  test(`the office has the acts of the table for a booking that is ${status}`, () => {
    const answers = (['cancel', 'move', 'waive', 'reassign'] as const).map((act) =>
      whyNotActing(act, { ...plain, status }, at),
    );
    assert.deepEqual(answers, expected[status]);
  });

test('no other worker is asked without time to answer', () => {
  assert.equal(whyNotActing('reassign', { ...plain, status: 'accepted' }, startsAt), 'late');
});

const usual = { isAccepted: true, givenTodayPaise: 0 };

test('no credit goes to a request that no worker accepted, nor beyond what an admin gives in a day', () => {
  const maxFor = (right: 'agent' | 'lead', fields: Partial<typeof usual>): number =>
    adjustmentRange(right, { ...usual, pricePaise: 90_000, adjustedPaise: 0, ownPaise: 0, ...fields })
      .maxPaise;
  assert.equal(maxFor('lead', { isAccepted: false }), 0);
  assert.equal(maxFor('agent', { givenTodayPaise: 190_000 }), 10_000);
  assert.equal(maxFor('lead', { givenTodayPaise: 2_000_001 }), 0);
});

test('an adjustment never takes more than was given or is left, and never gives more than the limit', () => {
  const amounts = [0, 1, 100, 49_999, 50_000, 50_001, 500_000, 1_000_000];
  for (const right of ['reader', 'agent', 'lead'] as const)
    for (const pricePaise of amounts)
      for (const adjustedPaise of amounts)
        for (const ownPaise of amounts) {
          const { minPaise, maxPaise } = adjustmentRange(right, {
            ...usual,
            pricePaise,
            adjustedPaise,
            ownPaise,
          });
          assert.ok(minPaise <= 0 && maxPaise >= 0);
          assert.ok(adjustedPaise + minPaise >= 0 && ownPaise + minPaise >= 0);
          assert.ok(maxPaise === 0 || adjustedPaise + maxPaise <= pricePaise);
          if (right === 'reader') assert.equal(maxPaise, 0);
        }
});
