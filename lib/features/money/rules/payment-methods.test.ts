import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';
import { addMethod, removeMethod, setDefaultMethod } from './payment-methods.ts';

const upi = (id: string, isDefault = false): StoredMethod => ({
  kind: 'upi',
  id,
  upiId: `${id}@bank`,
  isDefault,
});
const defaults = (methods: readonly StoredMethod[]) =>
  methods.filter(({ isDefault }) => isDefault).map(({ id }) => id);

test('the first payment method is the default until another is chosen or it is removed', () => {
  const two = addMethod(addMethod([], upi('a')), upi('b'));
  assert.deepEqual(defaults(two), ['a']);
  assert.deepEqual(defaults(addMethod(two, upi('c', true))), ['c']);
  assert.deepEqual(defaults(setDefaultMethod(two, 'b')), ['b']);
  assert.deepEqual(defaults(removeMethod(two, 'a')), ['b']);
  assert.deepEqual(defaults(removeMethod(two, 'b')), ['a']);
  assert.deepEqual(removeMethod([upi('a', true)], 'a'), []);
});
