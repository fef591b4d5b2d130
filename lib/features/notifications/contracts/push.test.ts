import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveTokenBody } from './push.ts';

const findError = (fcmToken: unknown): string | undefined =>
  saveTokenBody.safeParse({ fcmToken }).error?.issues[0]?.message;

test('rejects a token that no device can have', () => {
  for (const token of ['short', 'a token of words', 'x'.repeat(2001), 'टोकन-टोकन-टोकन'])
    assert.equal(findError(token), 'push_token_form', token);
  assert.equal(findError(undefined), 'required');
  assert.equal(findError(`fid:${'a'.repeat(40)}`), undefined);
});
