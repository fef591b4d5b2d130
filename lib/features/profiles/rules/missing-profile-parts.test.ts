import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingProfileParts } from './missing-profile-parts.ts';

const whole = {
  name: 'Ravi',
  email: 'ravi@example.test',
  phone: '9876543210',
  address: { city: 'Lucknow', state: 'Uttar Pradesh' },
};

test('a profile with name, e-mail, phone, city and state is complete', () => {
  assert.deepEqual(missingProfileParts(whole), []);
});

test('each absent, null or blank part of a profile is named', () => {
  assert.deepEqual(missingProfileParts({ ...whole, phone: null, address: { city: ' ' } }), [
    'phone',
    'city',
    'state',
  ]);
});
