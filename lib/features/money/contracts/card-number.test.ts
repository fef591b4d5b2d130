import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardBrandFrom, passesLuhn } from './card-number.ts';

test('a card brand is recognised by its number range, RuPay included', () => {
  const brands = {
    '4111111111111111': 'visa',
    '5555555555554444': 'mastercard',
    '2221000000000009': 'mastercard',
    '6521111111111110': 'rupay',
    '6080000000000000': 'rupay',
    '508500': 'rupay',
    '378282246310005': 'amex',
    '9999': null,
    '2220': null,
    '2721': null,
  };
  for (const [digits, brand] of Object.entries(brands)) assert.equal(cardBrandFrom(digits), brand, digits);
});

test('the check digit reveals any single wrong digit', () => {
  const good = '4111111111111111';
  assert.ok(passesLuhn(good));
  for (let at = 0; at < good.length; at += 1) {
    const wrong = (Number(good[at]) + 3) % 10;
    assert.equal(passesLuhn(`${good.slice(0, at)}${wrong}${good.slice(at + 1)}`), false);
  }
  assert.equal(passesLuhn('0000'), false);
  assert.equal(passesLuhn('4111-1111'), false);
});
