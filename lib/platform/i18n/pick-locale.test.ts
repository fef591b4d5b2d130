import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickLocale } from './pick-locale.ts';

const picked = (cookie: string | undefined, acceptLanguage: string | null) =>
  pickLocale({ cookie, acceptLanguage });

test("the reader's own choice comes before the browser's languages", () => {
  assert.equal(picked('ta', 'hi-IN,hi;q=0.9,en;q=0.8'), 'ta');
});

test('the supported language with the highest weight wins at any position in the header', () => {
  assert.equal(picked(undefined, 'mr-IN,mr;q=0.9,en;q=0.3,kn-IN;q=0.7'), 'kn');
});

test('a language with weight 0 is not chosen', () => {
  assert.equal(picked(undefined, 'hi;q=0,te;q=0.1'), 'te');
});

test('unknown, unreadable or missing preferences give English', () => {
  assert.equal(picked('xx', 'fr,de;q=0.5'), 'en');
  assert.equal(picked('__proto__', ';;;q=,,=q;q=NaN'), 'en');
  assert.equal(picked(undefined, null), 'en');
});
