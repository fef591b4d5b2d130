import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayRange } from './say-range.ts';

test('a range of times is said with the day before it, whichever dash it has', () => {
  assert.equal(sayRange('Today, 12-2 PM', '{from} to {to}'), 'Today, 12 to 2 PM');
  assert.equal(sayRange('Mon, 8:00 AM – 12:00 PM', '{from} to {to}'), 'Mon, 8:00 AM to 12:00 PM');
  assert.equal(sayRange('₹200 – ₹500', '{from} से {to} तक'), '₹200 से ₹500 तक');
});

test('a text without a range, or with two dashes, stays as it is', () => {
  assert.equal(sayRange('Closed', '{from} to {to}'), 'Closed');
  assert.equal(sayRange('10-12, 2-4', '{from} to {to}'), '10-12, 2-4');
});
