import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsSent } from './holds-sent.ts';

const stored = {
  ...{ name: 'Asha Gupta', areaRange: '10', hourlyRate: null, skills: ['Electrician', 'Plumber'] },
  priceRange: { min: 100, max: 500 },
  address: { street: 'Gali 7', pinCode: '226010', country: 'India' },
};

test('a sent value is held next to other fields, and however numbers and blanks are written', () => {
  const { address, ...others } = stored;
  assert.ok(holdsSent(stored, others));
  assert.ok(holdsSent(stored, { areaRange: 10, hourlyRate: undefined, about: '' }));
  assert.ok(holdsSent(stored, { address: { street: address.street, floor: undefined } }));
});

test('another value, a missing one and another list do not hold a sent value', () => {
  for (const sent of [
    { name: 'Asha Devi' },
    { about: 'Ten years of wiring' },
    { areaRange: null },
    { hourlyRate: 300 },
    { skills: ['Electrician'] },
    { skills: ['Plumber', 'Electrician'] },
    { priceRange: { min: 100, max: 600 } },
    { address: { street: 'Gali 7', floor: '2nd floor' } },
    { address: null },
  ])
    assert.ok(!holdsSent(stored, sent), JSON.stringify(sent));
});

test('nothing stored holds nothing that was sent', () => {
  assert.ok(!holdsSent(null, { name: 'Asha Gupta' }));
  assert.ok(!holdsSent(undefined, ['Electrician']));
  assert.ok(holdsSent(null, undefined));
});
