import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { testEnv } from '#server/testing/test-env.ts';
import { judgePageSession, refusePageSession } from './guard-page-session.ts';

before(() => useEnv(testEnv()));

const postOf = (headers: Record<string, string>) =>
  new Request('http://localhost/api/auth/signout', { method: 'POST', headers });
const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' };

test('small forms from our own pages get through', () => {
  for (const headers of [form, { ...form, 'sec-fetch-site': 'same-origin' }])
    assert.equal(refusePageSession(postOf(headers), 'signout'), null);
});

test('a body of unknown or odd length is refused', () => {
  const { 'content-type': type } = form;
  const lengths: Record<string, string>[] = [{}, { 'content-length': '10001' }, { 'content-length': 'x' }];
  for (const length of lengths)
    assert.equal(refusePageSession(postOf({ 'content-type': type, ...length }), 'signout')?.status, 413);
});

test('a database that is away looks like no wrong token, and takes no cookie back', async () => {
  const answer = new Response('{}', { status: 401, headers: { 'set-cookie': 'hunar.session=; Max-Age=0' } });
  const judged = await judgePageSession(answer, [new Error('away')]);
  assert.equal(judged.status, 503);
  assert.ok(judged.headers.has('retry-after'));
  assert.equal(judged.headers.get('set-cookie'), null);
});
