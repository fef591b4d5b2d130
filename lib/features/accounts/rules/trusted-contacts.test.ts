import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canAnswer, getPageState, mayAsk, mayAlert, toSmsName } from './trusted-contacts.ts';

const userId = 'a'.repeat(24);
const listed = { userId, phone: '9876543210' } as const;
const removed = { userId, phone: null } as const;
const orphaned = { userId: null, phone: null } as const;

test('a name in an SMS is neither a link nor a number, and short', () => {
  assert.equal(toSmsName('Asha Gupta'), 'Asha Gupta');
  assert.equal(toSmsName('आशा गुप्ता'), 'आशा गुप्ता');
  assert.equal(toSmsName('A.K. Rao'), 'A K Rao');
  assert.equal(toSmsName('https://evil.example/win 9876543210'), 'https evil example win');
  assert.equal(toSmsName('1234 …'), '');
  assert.equal([...toSmsName('Venkata '.repeat(9))].length, 30);
});

test('only a listed contact who has agreed is told, and only one who has not answered is asked', () => {
  for (const state of ['asked', 'agreed', 'refused'] as const) {
    assert.equal(mayAlert({ ...listed, state }), state === 'agreed', state);
    assert.equal(mayAsk({ ...listed, state }), state === 'asked', state);
    for (const gone of [removed, orphaned])
      assert.deepEqual([mayAlert({ ...gone, state }), mayAsk({ ...gone, state })], [false, false]);
  }
});

test('a removed contact reads that, and can still say no, but not yes', () => {
  assert.equal(getPageState({ ...removed, state: 'agreed' }), 'removed');
  assert.equal(getPageState({ ...orphaned, state: 'refused' }), 'refused');
  assert.deepEqual(
    [false, true].map((agrees) => canAnswer({ ...removed, state: 'agreed' }, agrees)),
    [true, false],
  );
  assert.equal(canAnswer({ ...listed, state: 'refused' }, true), true);
});
