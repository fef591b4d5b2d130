import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createApi } from '#lib/platform/browser/api.ts';
import { readOpenApiCall } from '#lib/platform/openapi/contract.calls.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';
import { listJobsContract } from '#lib/features/catalogue/contracts/jobs.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import type { CallName } from '#lib/platform/contract/contract.ts';
import { expectDescribed, expectRefusal } from '#server/testing/api/expect-reply.ts';
import { sendCall, type Parts } from '#server/testing/api/send-call.ts';
import { makePartner } from '#server/testing/factories/messages.ts';
import { makeSubscription } from '#server/testing/factories/push-tokens.ts';
import { signIn } from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = useTestServer();

test('the API serves the committed OpenAPI document', async () => {
  const committed: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'),
  );
  assert.deepEqual(await createApi({ origin: server.url() })(readOpenApiCall), committed);
});

test('the OpenAPI document is public and cached for five minutes', async () => {
  const response = await fetch(`${server.url()}/api/v1/openapi.json`);
  assert.equal(response.headers.get('cache-control'), 'public, max-age=300');
  assert.equal(response.headers.get('content-type'), 'application/json');
  await response.arrayBuffer();
});

const another = 'f'.repeat(24);

test('a refusal of what a body or query names about others is described', async () => {
  const { token, user } = await signIn('customer');
  const partner = String((await makePartner({ user }))._id);
  const message = { params: { id: partner }, body: { text: 'Hello', senderId: another } };
  const cases: [CallName, Parts, number][] = [
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

test('a cursor that its described pattern does not allow is refused, even around a real one', async () => {
  const { token } = await signIn('customer');
  const { parameters } = (await loadOpenApi()).paths['/notifications']?.['get'] ?? {};
  const pattern = parameters?.find(({ name }) => name === 'cursor')?.schema.pattern;
  const cursor = Buffer.from(JSON.stringify([another])).toString('base64url');
  assert.match(cursor, new RegExp(pattern ?? '^$'));
  const list = (text: string) =>
    sendCall({
      ...{ origin: server.url(), call: listNotificationsContract, token },
      parts: { query: { cursor: text } },
    });
  assert.equal((await list(cursor)).status, 200);
  assert.ok(pattern);
  assert.doesNotMatch(`!${cursor}`, new RegExp(pattern));
  assert.equal(expectRefusal(await list(`!${cursor}`), 400).code, 'invalid_cursor');
});

test('a device token or key of the wrong form is told so', async () => {
  const { token } = await signIn('customer');
  const fit = makeSubscription();
  const keys = { ...fit.keys, auth: 'short' };
  const faultOf = async (body: object) => {
    const answer = await sendCall({ origin: server.url(), call: saveTokenContract, token, parts: { body } });
    return expectRefusal(answer, 400).errors?.map(({ field, message }) => `${field}: ${message}`);
  };
  assert.deepEqual(await faultOf({ ...fit, fcmToken: 'two words, no token' }), [
    'fcmToken: This is no token of a device. It has 10 to 2,000 characters, without spaces; send it as the browser or FCM gave it.',
  ]);
  assert.deepEqual(await faultOf({ ...fit, keys }), [
    'keys.auth: This is no key of a push subscription. Send it as the browser gave it.',
  ]);
});
