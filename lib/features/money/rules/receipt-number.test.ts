import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatReceiptNumber, toFinancialYear } from './receipt-number.ts';

test('a financial year ends on 31 March at midnight in India, to the second', () => {
  assert.equal(toFinancialYear(new Date('2027-03-31T18:29:59Z')), '2026-27');
  assert.equal(toFinancialYear(new Date('2027-03-31T18:30:00Z')), '2027-28');
  assert.equal(toFinancialYear(new Date('2099-12-31T00:00:00Z')), '2099-00');
});

test('a receipt’s number names its year and place', () => {
  assert.equal(formatReceiptNumber({ year: '2026-27', number: 12 }), '2026-27/0012');
  assert.equal(formatReceiptNumber({ year: '2026-27', number: 12_345 }), '2026-27/12345');
});
