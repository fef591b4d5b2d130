import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatContact, toMobileNumber } from './typed-contact.ts';

describe('a typed contact', () => {
  for (const typed of ['9876543210', '+91 98765 43210', '09876543210', '0091-9876543210', '९८७६५ ४३२१०'])
    test(`'${typed}' is a mobile number`, () => assert.equal(toMobileNumber(typed), '9876543210'));

  for (const typed of ['', '98765', '5876543210', '98765432101', 'asha9876543210@example.test'])
    test(`'${typed}' is no mobile number`, () => assert.equal(toMobileNumber(typed), null));

  test('is displayed as people write it', () => {
    assert.equal(formatContact({ kind: 'phone', contact: '9876543210' }), '+91 98765 43210');
    assert.equal(formatContact({ kind: 'email', contact: 'asha@example.test' }), 'asha@example.test');
  });
});
