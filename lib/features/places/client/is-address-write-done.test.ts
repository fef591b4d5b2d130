import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { showsAddress } from './is-address-write-done.ts';

const id = 'a'.repeat(24);
const place = { street: '12 Park Road', pinCode: '226010' };
const saved: SavedAddress = {
  ...{ _id: id, name: 'Parents', contactName: null, contactPhone: null, gatePhoto: null },
  isDefault: false,
  address: { ...place, city: 'Lucknow', state: 'Uttar Pradesh', country: 'India' },
  ...{ cityNames: {}, stateNames: {} },
};
const sent = { ...place, name: 'Parents', city: 'लखनऊ', state: 'उत्तर प्रदेश' };

test('an address is added when the book has it, also under the English names of its place', () => {
  const call = 'POST /users/addresses';
  assert.ok(showsAddress([saved], { call, params: {}, body: sent }));
  assert.ok(!showsAddress([], { call, params: {}, body: sent }));
  assert.ok(!showsAddress([saved], { call, params: {}, body: { ...sent, street: '13 Park Road' } }));
  assert.ok(!showsAddress([saved], { call, params: {}, body: { ...sent, contactName: 'Asha Devi' } }));
});

test('an address is changed when its own entry has every field, and is the default if that was asked', () => {
  const write = { call: 'PUT /users/addresses/{id}', params: { id } };
  assert.ok(showsAddress([saved], { ...write, body: sent }));
  assert.ok(!showsAddress([saved], { ...write, body: { ...sent, floor: '2nd floor' } }));
  assert.ok(!showsAddress([saved], { ...write, body: { ...sent, isDefault: true } }));
  assert.ok(!showsAddress([{ ...saved, _id: 'b'.repeat(24) }], { ...write, body: sent }));
});

test('an address is removed when the book no longer has it', () => {
  const write = { call: 'DELETE /users/addresses/{id}', params: { id }, body: undefined };
  assert.ok(!showsAddress([saved], write));
  assert.ok(showsAddress([], write));
});
