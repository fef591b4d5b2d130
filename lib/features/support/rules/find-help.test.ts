import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHelp, type HelpEntry } from './find-help.ts';

const entries: HelpEntry[] = [
  {
    ...{ id: 'pay', topic: 'payment', title: 'नकद या UPI', text: 'बुकिंग के बाद दें।' },
    translations: ['Pay by cash', 'ரொக்கமாகக் கொடுங்கள்'],
  },
  {
    ...{ id: 'book', topic: 'booking', title: 'बुकिंग करें', text: 'दिन चुनें।' },
    translations: ['Book a worker', 'பணியாளரை புக் செய்யுங்கள்'],
  },
];
const idsOf = (topic: HelpEntry['topic'] | null, query: string) =>
  findHelp(entries, { topic, query }).map(({ id }) => id);

test('help is found by word beginnings in any language, titles of the own one first', () => {
  assert.deepEqual(idsOf(null, ''), ['pay', 'book']);
  assert.deepEqual(idsOf(null, 'बुकिंग'), ['book', 'pay']);
  assert.deepEqual(idsOf(null, 'CASH pay'), ['pay']);
  assert.deepEqual(idsOf(null, 'ரொக்க'), ['pay']);
  assert.deepEqual(idsOf(null, 'பணியாளரை book'), [], 'words of two languages are no one text');
  assert.deepEqual(idsOf('booking', 'बुकिंग'), ['book']);
  assert.deepEqual(idsOf('account', ''), []);
  assert.deepEqual(idsOf(null, 'submarine'), []);
});
