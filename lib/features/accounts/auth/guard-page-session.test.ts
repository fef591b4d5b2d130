import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { judgePageSession, refusePageSession } from './guard-page-session.ts';

before(() => useEnv(testEnv()));

const makePost = (headers: Record<string, string>) =>
  new Request('http://localhost/api/auth/signout', { method: 'POST', headers });
const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' };

test('a small form from the site’s own pages is accepted', () => {
  for (const headers of [form, { ...form, 'sec-fetch-site': 'same-origin' }])
    assert.equal(refusePageSession(makePost(headers), 'signout'), null);
});

test('rejects a body with a missing, malformed or excessive length with 413', () => {
  const { 'content-type': type } = form;
  const lengths: Record<string, string>[] = [{}, { 'content-length': '10001' }, { 'content-length': 'x' }];
  for (const length of lengths)
    assert.equal(refusePageSession(makePost({ 'content-type': type, ...length }), 'signout')?.status, 413);
});

test('a 401 caused by a database failure becomes a 503 and leaves the cookie alone', async () => {
  const answer = new Response('{}', { status: 401, headers: { 'set-cookie': 'hunar.session=; Max-Age=0' } });
  const judged = await judgePageSession(answer, [new Error('away')]);
  assert.equal(judged.status, 503);
  assert.ok(judged.headers.has('retry-after'));
  assert.equal(judged.headers.get('set-cookie'), null);
});
