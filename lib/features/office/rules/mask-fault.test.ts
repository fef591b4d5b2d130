import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskFault } from './mask-fault.ts';

test('an error keeps its words and loses addresses, numbers and links', () => {
  const shown = [
    'Error: 550 <asha@example.test>: no such user',
    'Error: +91 98111 11111 is barred',
    'Error: https://push.example/v1/abcdef answered 410',
    'Error: The push service answered 503.',
  ].map(maskFault);
  assert.deepEqual(shown, [
    'Error: 550 … no such user',
    'Error: … is barred',
    'Error: … answered 410',
    'Error: The push service answered 503.',
  ]);
});
