import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createApi } from '#lib/platform/browser/api.ts';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';
import { listJobsContract } from '#lib/features/catalogue/contracts/jobs.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { expectDescribed, expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { makePartner } from '#e2e/kit/factories/messages.ts';
import { makeSubscription } from '#e2e/kit/factories/push-tokens.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const server = useTestServer();

const readCommitted = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs', file), 'utf8'));

test('the API serves the committed OpenAPI documents', async () => {
  const api = createApi({ origin: server.url() });
  assert.deepEqual(await api('GET /openapi.json'), readCommitted('openapi.json'));
  const office = await api('GET /openapi.json', { query: { part: 'office' } });
  assert.deepEqual(office, readCommitted('openapi-office.json'));
});

test('the OpenAPI document is public and cached for five minutes', async () => {
  const response = await fetch(`${server.url()}/api/v1/openapi.json`);
  assert.equal(response.headers.get('cache-control'), 'public, max-age=300');
  assert.equal(response.headers.get('content-type'), 'application/json');
  await response.arrayBuffer();
});

const another = 'f'.repeat(24);

test('refusals about records named in a body or query are documented', async () => {
  const { token, user } = await signIn('customer');
  const partner = String((await makePartner({ user }))._id);
  const message = { params: { id: partner }, body: { text: 'Hello', senderId: another } };
  const cases: [Contract, Parts, number][] = [
    [sendMessageContract, message, 403],
    [sendMessageContract, { ...message, body: { text: 'Hello', conversationId: another } }, 403],
    [saveTokenContract, { body: makeSubscription({ userId: another }) }, 403],
    [listJobsContract, { query: { workerId: another } }, 404],
  ];
  for (const [call, parts, status] of cases) {
    const answer = await sendCall({ origin: server.url(), call, parts, token });
    expectRefusal(answer, status);
    await expectDescribed(answer, call);
  }
});

test('a cursor outside its documented pattern is refused, even around a real one', async () => {
  const { token } = await signIn('customer');
  const operations = listOperations(await loadOpenApi());
  const list = operations.find(({ path, method }) => path === '/notifications' && method === 'get');
  const pattern = list?.operation.parameters.find(({ name }) => name === 'cursor')?.schema.pattern;
  const cursor = Buffer.from(JSON.stringify([Date.now(), another])).toString('base64url');
  assert.match(cursor, new RegExp(pattern ?? '^$'));
  const ask = (text: string) =>
    sendCall({
      ...{ origin: server.url(), call: listNotificationsContract, token },
      parts: { query: { cursor: text } },
    });
  assert.equal((await ask(cursor)).status, 200);
  assert.ok(pattern);
  assert.doesNotMatch(`!${cursor}`, new RegExp(pattern));
  assert.equal(expectRefusal(await ask(`!${cursor}`), 400).code, 'invalid_cursor');
});

test('a malformed device token or key is reported as such', async () => {
  const { token } = await signIn('customer');
  const fit = makeSubscription();
  const keys = { ...fit.keys, auth: 'short' };
  const findFault = async (body: object) => {
    const answer = await sendCall({ origin: server.url(), call: saveTokenContract, token, parts: { body } });
    return expectRefusal(answer, 400).errors?.map(({ field, message }) => `${field}: ${message}`);
  };
  assert.deepEqual(await findFault({ ...fit, fcmToken: 'two words, no token' }), [
    'fcmToken: Invalid device token. It must have 10 to 2,000 characters without spaces. Send it exactly as the browser or FCM gave it.',
  ]);
  assert.deepEqual(await findFault({ ...fit, keys }), [
    'keys.auth: Invalid push subscription key. Send it exactly as the browser gave it.',
  ]);
});
