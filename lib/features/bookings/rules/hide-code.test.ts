import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findCodes, hideCodes } from './hide-code.ts';

for (const [text, codes] of [
  ['1234', ['1234']],
  ['The code is १२३४.', ['1234']],
  ['1 2 3 4', ['1234']],
  ['1-2-3-4, or 99.87', ['1234', '9987']],
  ['Call 98765 43210', []],
  ['12345', []],
  ['1,2,3,4', ['1234']],
  ['1/2/3/4', ['1234']],
  ['1  2\n3\n\n4', ['1234']],
  ['12 12 34', ['1212', '1234']],
  ['1️⃣2️⃣3️⃣4️⃣', ['1234']],
  ['Call +91 987-654-3210', []],
  ['₹1,234 at 12:34, not 12,34,567', []],
  ['Flat 12, floor 3', []],
  ['', []],
] as const)
  test(`'${text}' has ${codes.length === 0 ? 'no code' : codes.join(' and ')}`, () =>
    assert.deepEqual(findCodes(text), codes));

test('a code becomes dots and everything else stays', () => {
  assert.equal(hideCodes('Flat 4321, code १२३४!', ['1234']), 'Flat 4321, code ••••!');
  assert.equal(hideCodes('1-2-3-4 1234', ['1234']), '••••••• ••••');
  assert.equal(hideCodes('Flat 4321', ['1234']), 'Flat 4321');
});

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 });
const gap = fc.constantFrom('', ' ', '  ', '\n', ', ', ' - ', '.');
const mark = fc.constantFrom(' ', '/', ':', ', ', ' | ', '\n\n', '…');

test('no gap between the digits shows a code', () => {
  fc.assert(
    fc.property(digits, fc.tuple(gap, gap, gap), fc.tuple(mark, mark, mark), (code, gaps, marks) => {
      for (const between of [gaps, marks]) {
        const typed = code.map((digit, place) => `${digit}${between[place] ?? ''}`).join('');
        assert.doesNotMatch(hideCodes(`It is ${typed} today`, [code.join('')]), /\d/);
      }
    }),
  );
});

test('no number in front of a code shows it', () => {
  fc.assert(
    fc.property(digits, fc.array(fc.integer({ min: 10, max: 99 }), { maxLength: 5 }), (code, numbers) => {
      const whole = code.join('');
      const typed = [...numbers, whole.slice(0, 2), whole.slice(2)].join(' ');
      assert.ok(findCodes(typed).includes(whole));
    }),
  );
});

test('prices, times and mobile numbers are no codes', () => {
  const price = fc.integer({ min: 1000, max: 99_999_999 }).map((rupees) => rupees.toLocaleString('en-IN'));
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 10, max: 59 }))
    .map(([hour, minute]) => `${hour}:${minute}`);
  const phone = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map((number) => {
    const all = String(number);
    return `${all.slice(0, 5)} ${all.slice(5)}`;
  });
  fc.assert(
    fc.property(fc.oneof(price, time, phone), (number) => {
      assert.deepEqual(findCodes(`Is it ${number}, or not?`), []);
    }),
  );
});
