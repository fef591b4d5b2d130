import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsWords } from './holds-words.ts';

const texts = ['Fan and light fitting', 'पंखा और लाइट लगाना', 'மின்விசிறி பொருத்துதல்'];

test('a text matches the beginnings of its words, in any order and script', () => {
  for (const typed of ['fan', 'LIGHT fa', 'fitting, fan', 'लाइट', 'पंखा ला', 'பொருத்து', 'Ｆａｎ', '', ' - '])
    assert.ok(holdsWords(texts, typed), typed);
});

test('a text does not match the middle of a word, or when a word is missing', () => {
  for (const typed of ['ight', 'fan tap', 'पंखा नल', 'ங்க', '.*'.concat('x')])
    assert.ok(!holdsWords(texts, typed), typed);
});
