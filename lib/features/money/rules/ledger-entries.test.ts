import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bookingMoney, bookingMoneyKinds, paidPaise, type LedgerMove } from './ledger-entries.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000 });

test('the worker’s and the customer’s entries always add up to zero', () => {
  fc.assert(
    fc.property(fc.constantFrom(...bookingMoneyKinds), amounts, (kind, amountPaise) => {
      const { worker, customer } = bookingMoney(kind, amountPaise);
      for (const field of ['amountPaise', 'earnedPaise', 'duePaise', 'walletPaise'] as const)
        assert.equal(worker[field] + customer[field], 0);
    }),
    { examples: bookingMoneyKinds.map((kind) => [kind, 0]) },
  );
});

test('a settled entry is no longer due; a waived fee was never earned', () => {
  const sum = (field: keyof LedgerMove, kinds: readonly (typeof bookingMoneyKinds)[number][]): number =>
    kinds.reduce((total, kind) => total + bookingMoney(kind, 700).worker[field], 0);
  assert.deepEqual([sum('duePaise', ['job', 'job_paid']), sum('earnedPaise', ['job', 'job_paid'])], [0, 700]);
  assert.deepEqual([sum('duePaise', ['fee', 'fee_paid']), sum('earnedPaise', ['fee', 'fee_paid'])], [0, 700]);
  assert.deepEqual(
    [sum('duePaise', ['fee', 'fee_waived']), sum('earnedPaise', ['fee', 'fee_waived'])],
    [0, 0],
  );
  for (const end of ['refund_paid', 'refund_waived', 'refund_unpaid'] as const) {
    const refund = ['refund', end] as const;
    assert.deepEqual([sum('duePaise', refund), sum('earnedPaise', refund)], [0, 0], 'a refund is no earning');
  }
  const late = ['job', 'job_unpaid', 'job_paid_late'] as const;
  assert.deepEqual([sum('duePaise', late), sum('earnedPaise', late)], [0, 700], 'paid after all');
  const lateFee = ['fee', 'fee_unpaid', 'fee_paid_late'] as const;
  assert.deepEqual([sum('duePaise', lateFee), sum('earnedPaise', lateFee)], [0, 700], 'a fee as well');
  const credit = bookingMoney('credit_used', 300);
  assert.deepEqual(
    [credit.worker.duePaise, credit.worker.earnedPaise],
    [-300, 0],
    'less is due, no less earned',
  );
  assert.deepEqual([credit.worker.walletPaise, credit.customer.walletPaise], [300, -300]);
});

test('a refund is owed by the worker, and counts as paid once it was returned', () => {
  const owed = bookingMoney('refund', 700);
  assert.deepEqual([owed.worker.duePaise, owed.customer.duePaise], [-700, 700]);
  const { worker, customer } = bookingMoney('refund_paid', 700);
  assert.deepEqual([worker.duePaise, customer.duePaise], [700, -700]);
  assert.equal(paidPaise({ kind: 'refund_paid', amountPaise: worker.amountPaise }), -700);
  for (const kind of ['refund', 'refund_waived'])
    assert.equal(paidPaise({ kind, amountPaise: owed.worker.amountPaise }), 0);
});
