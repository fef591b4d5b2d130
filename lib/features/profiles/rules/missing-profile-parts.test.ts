import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingProfileParts } from './missing-profile-parts.ts';

const whole = {
  name: 'Ravi',
  email: 'ravi@example.test',
  phone: '9876543210',
  address: { city: 'Lucknow', state: 'Uttar Pradesh' },
  skills: ['Cook'],
  hourlyRate: 250,
  priceRange: null,
};

test('a profile with name, email, phone, city, state, skills and price is complete', () => {
  assert.deepEqual(missingProfileParts(whole), []);
  const byTheJob = { hourlyRate: null, priceRange: { min: 500, max: 2000 } };
  assert.deepEqual(missingProfileParts({ ...whole, ...byTheJob }), []);
});

test('each absent, null or blank part of a profile is named', () => {
  assert.deepEqual(missingProfileParts({ ...whole, phone: null, address: { city: ' ' } }), [
    'phone',
    'city',
    'state',
  ]);
});

test('a profile without skills or any price lacks them', () => {
  assert.deepEqual(missingProfileParts({ ...whole, skills: [] }), ['skills']);
  assert.deepEqual(missingProfileParts({ ...whole, hourlyRate: null }), ['price']);
  assert.deepEqual(missingProfileParts({ ...whole, hourlyRate: 0 }), []);
});
