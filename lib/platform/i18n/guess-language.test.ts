import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessLanguage } from './guess-language.ts';

test('the script of most letters tells the language of a text', () => {
  const texts = {
    'Fans, inverters and wiring': 'en',
    'पंखे और वायरिंग, Havells भी': 'hi',
    'ಫ್ಯಾನ್ ರಿಪೇರಿ': 'kn',
    'மின்விசிறி பழுது': 'ta',
    'ఫ్యాన్ రిపేరు': 'te',
    'Geyser and AC repair (गीज़र)': 'en',
  };
  for (const [text, language] of Object.entries(texts)) assert.equal(guessLanguage(text), language, text);
});

test('a text in another script is in no known language, and one without letters keeps the page’s', () => {
  assert.equal(guessLanguage('ফ্যান মেরামত'), '');
  assert.equal(guessLanguage('₹500 👍 10:30'), undefined);
  assert.equal(guessLanguage(''), undefined);
});
