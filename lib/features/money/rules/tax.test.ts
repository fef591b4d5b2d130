import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTax, type TaxRule } from './tax.ts';

const gst: TaxRule = { name: 'GST', percent: 18, owedBy: 'operator' };
const plumbing = { serviceId: 'a'.repeat(24), trades: ['b'.repeat(24)] };

test('the tax is part of the price, to the paisa', () => {
  assert.deepEqual(findTax([gst], plumbing, 118_000), {
    ...{ name: 'GST', percent: 18, owedBy: 'operator' },
    taxPaise: 18_000,
  });
  assert.equal(findTax([gst], plumbing, 50_000)?.taxPaise, 7627);
  assert.equal(findTax([{ ...gst, percent: 2.5 }], plumbing, 1025)?.taxPaise, 25);
  assert.equal(findTax([gst], plumbing, 0)?.taxPaise, 0);
});

test('a rule is for all services, or for those of its services and trades', () => {
  const named = (services: string[], trades: string[]) =>
    findTax([{ ...gst, services, trades }], plumbing, 118_000) !== null;
  assert.deepEqual(
    [
      named([plumbing.serviceId], []),
      named([], plumbing.trades),
      named(['c'.repeat(24)], ['c'.repeat(24)]),
      findTax([], plumbing, 118_000),
    ],
    [true, true, false, null],
  );
});

test('the first rule for a service counts', () => {
  const own = { ...gst, percent: 5, trades: plumbing.trades };
  assert.equal(findTax([own, gst], plumbing, 105_000)?.percent, 5);
  assert.equal(findTax([own, gst], { ...plumbing, trades: [] }, 105_000)?.percent, 18);
});
