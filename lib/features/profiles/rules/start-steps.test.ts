import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingSteps, suggestRates, usualRate } from './start-steps.ts';

const person = { name: 'Sunita', email: 'sunita@example.test', phone: '9811111111' };
const home = { city: 'Pune', state: 'Maharashtra' };
const whole = { ...person, address: home, skills: ['Tailor'], hourlyRate: 180, priceRange: null };

test('a new worker has three steps left, and a complete one none', () => {
  const blank = { ...whole, address: {}, skills: [], hourlyRate: null };
  assert.deepEqual(missingSteps(blank), ['trade', 'price', 'place']);
  assert.deepEqual(missingSteps(whole), []);
  assert.deepEqual(missingSteps({ ...whole, phone: null }), []);
});

test('a missing step in between is the next one', () => {
  assert.deepEqual(missingSteps({ ...whole, hourlyRate: null }), ['price']);
  assert.deepEqual(missingSteps({ ...whole, address: { city: 'Pune' } }), ['place']);
});

test('the usual rate is the middle half of the rates, in steps of ₹10', () => {
  const rates = [30_000, 12_300, 18_000, 0, 20_000, 99_000];
  assert.deepEqual(usualRate(rates), { lowPaise: 18_000, highPaise: 30_000 });
  assert.deepEqual(usualRate(Array.from({ length: 9 }, () => 14_900)), {
    lowPaise: 15_000,
    highPaise: 15_000,
  });
});

test('returns no usual rate for fewer than five rates', () => {
  assert.equal(usualRate([10_000, 12_000, 14_000, 16_000]), null);
  assert.equal(usualRate([10_000, 12_000, 14_000, 16_000, 0]), null);
});

test('suggested rates are the lower, middle and upper ones of two trades, each once', () => {
  assert.deepEqual(suggestRates([]), []);
  assert.deepEqual(suggestRates([{ lowPaise: 15_000, highPaise: 15_000 }]), [15_000]);
  const trades = [
    { lowPaise: 20_000, highPaise: 30_000 },
    { lowPaise: 10_000, highPaise: 30_000 },
    { lowPaise: 70_000, highPaise: 90_000 },
  ];
  assert.deepEqual(suggestRates(trades), [10_000, 20_000, 25_000, 30_000]);
});
