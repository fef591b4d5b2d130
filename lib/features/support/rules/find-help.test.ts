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
const findIds = (topic: HelpEntry['topic'] | null, query: string) =>
  findHelp(entries, { topic, query }).map(({ id }) => id);

test('help is found by word prefixes in any language, title matches in the reader’s language first', () => {
  assert.deepEqual(findIds(null, ''), ['pay', 'book']);
  assert.deepEqual(findIds(null, 'बुकिंग'), ['book', 'pay']);
  assert.deepEqual(findIds(null, 'CASH pay'), ['pay']);
  assert.deepEqual(findIds(null, 'ரொக்க'), ['pay']);
  assert.deepEqual(findIds(null, 'பணியாளரை book'), [], 'words of two languages are no one text');
  assert.deepEqual(findIds('booking', 'बुकिंग'), ['book']);
  assert.deepEqual(findIds('account', ''), []);
  assert.deepEqual(findIds(null, 'submarine'), []);
});
