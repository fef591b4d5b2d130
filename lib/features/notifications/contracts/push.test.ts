import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveTokenBody } from './push.ts';

const faultOf = (fcmToken: unknown): string | undefined =>
  saveTokenBody.safeParse({ fcmToken }).error?.issues[0]?.message;

test('a token that no device can have is refused as such', () => {
  for (const token of ['short', 'a token of words', 'x'.repeat(2001), 'टोकन-टोकन-टोकन'])
    assert.equal(faultOf(token), 'push_token_form', token);
  assert.equal(faultOf(undefined), 'required');
  assert.equal(faultOf(`fid:${'a'.repeat(40)}`), undefined);
});
