import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLetter } from './first-letter.ts';

test('the first letter is what a reader sees as one, with all its signs', () => {
  const words = ['Ravi', 'r', 'É', 'E\u0301lan', 'प्रिया', 'क्षमा', 'தமிழ்', '9', '', '👩‍🔧 Asha'];
  const letters = ['R', 'r', 'É', 'E\u0301', 'प्रि', 'क्ष', 'த', '9', '', '👩‍🔧'];
  assert.deepEqual(words.map(firstLetter), letters);
});
