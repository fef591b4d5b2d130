import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  computeKeptPrice,
  getRefundState,
  judgeRefundStep,
  listRefundSteps,
  type Refund,
} from './refunds.ts';

const at = new Date('2027-03-01T12:00:00Z');
const due: Refund = { amountPaise: 20_000, state: 'due', at, method: null, settledAt: null };
const payment = { method: 'cash', amountPaise: 20_000, at } as const;
const said: Refund = { ...due, payment };
const denied: Refund = { ...due, payment: { ...payment, deniedAt: at } };
const paid: Refund = { ...said, state: 'paid', method: 'cash', settledAt: at };
const waived: Refund = { ...due, state: 'waived', settledAt: at };
const unpaid: Refund = { ...due, state: 'unpaid', settledAt: at };
const steps = ['paid', 'received', 'not_received', 'waived'] as const;

test('the worker says that a refund was returned, and the customer’s word settles it', () => {
  assert.deepEqual([due, said, denied, paid, waived, unpaid].map(getRefundState), [
    ...(['due', 'said', 'denied', 'paid', 'waived', 'unpaid'] as const),
  ]);
  assert.deepEqual(
    [due, said, denied].map((refund) => listRefundSteps(refund, 'worker')),
    [['paid'], ['paid'], ['paid']],
  );
  assert.deepEqual(
    [due, said, denied].map((refund) => listRefundSteps(refund, 'customer')),
    [
      ['received', 'waived'],
      ['received', 'not_received', 'waived'],
      ['received', 'waived'],
    ],
  );
});

test('only listed steps are allowed, about the whole amount, and none once a refund is over', () => {
  for (const refund of [due, said, denied])
    for (const side of ['customer', 'worker'] as const)
      for (const step of steps) {
        const refusal = judgeRefundStep(refund, side, { step, amountPaise: 20_000 });
        assert.equal(refusal, listRefundSteps(refund, side).includes(step) ? null : 'illegal_move');
      }
  const received = { step: 'received', amountPaise: 19_999 } as const;
  assert.equal(judgeRefundStep(due, 'customer', received), 'price_changed');
  for (const over of [paid, waived, unpaid, null, undefined])
    for (const step of steps)
      assert.equal(judgeRefundStep(over, 'customer', { step, amountPaise: 20_000 }), 'nothing_owed');
});

test('a refund takes the extras first, and then the agreed price', () => {
  const extras = [{ state: 'accepted', amountPaise: 30_000 }] as const;
  const left = (caseRefundPaise?: number) =>
    computeKeptPrice({ pricePaise: 50_000, extras, caseRefundPaise });
  assert.deepEqual([undefined, 30_000, 30_001, 80_000].map(left), [50_000, 50_000, 49_999, 0]);
});
