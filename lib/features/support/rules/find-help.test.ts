import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHelp, type HelpEntry } from './find-help.ts';

const entries: HelpEntry[] = [
  { id: 'pay', topic: 'payment', title: 'नकद या UPI', text: 'बुकिंग के बाद दें।', english: 'Pay by cash' },
  { id: 'book', topic: 'booking', title: 'बुकिंग करें', text: 'दिन चुनें।', english: 'Book a worker' },
];
const idsOf = (topic: HelpEntry['topic'] | null, query: string) =>
  findHelp(entries, { topic, query }).map(({ id }) => id);

test('help is found by word beginnings in the own language or English, titles first', () => {
  assert.deepEqual(idsOf(null, ''), ['pay', 'book']);
  assert.deepEqual(idsOf(null, 'बुकिंग'), ['book', 'pay']);
  assert.deepEqual(idsOf(null, 'CASH pay'), ['pay']);
  assert.deepEqual(idsOf('booking', 'बुकिंग'), ['book']);
  assert.deepEqual(idsOf('account', ''), []);
  assert.deepEqual(idsOf(null, 'submarine'), []);
});
