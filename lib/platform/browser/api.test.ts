import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { before, test } from 'node:test';
import type { Call } from '#lib/platform/contract/call.ts';
import { call } from '#lib/platform/contract/contract.ts';
import { getImageCall, uploadImageCall } from '#lib/platform/images/contract.calls.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import {
  listNotificationsCall,
  readNotificationsCall,
} from '#lib/features/notifications/contracts/notifications.calls.ts';
import { listSkillsCall } from '#lib/features/catalogue/contracts/named-lists.calls.ts';
import { clearUp } from '#server/testing/clear-up.ts';
import { makePng } from '#server/testing/factories/images.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { signIn } from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { createApi } from './api.ts';
import { ApiError, NetworkError } from './api-error.ts';

const server = useTestServer({ pages: false, env: { HUNAR_API_HOST: 'direct' } });
const guest = createServer((_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'));
before(() => new Promise<void>((resolve) => void guest.listen(0, '127.0.0.1', resolve)));
clearUp(() => guest.close());

const apiAs = (token: string | null, onSessionEnd?: (token: string) => void) =>
  createApi({ origin: server.url(), token: () => token, onSessionEnd });

const refusalOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ApiError, String(error));
  return error;
};

test('a guest gets the data of a public call', async () => {
  const { name } = await makeSkill();
  const { data } = await apiAs(null)(listSkillsCall);
  assert.deepEqual(
    data.map((skill) => skill.name),
    [name],
  );
});

test('a query carries numbers and leaves out undefined values', async () => {
  const { token } = await signIn('worker');
  const reply = await apiAs(token)(listNotificationsCall, { query: { limit: 5, cursor: undefined } });
  assert.deepEqual(reply.data, []);
});

test('a refused body names each field', async () => {
  const { token } = await signIn('worker');
  const error = await refusalOf(apiAs(token)(readNotificationsCall, { body: { ids: ['x'] } }));
  assert.equal(error.status, 400);
  assert.equal(error.code, 'validation_failed');
  assert.equal(error.errors[0]?.field, 'ids.0');
  assert.match(error.requestId ?? '', /^[0-9a-f-]{36}$/);
});

test('a file is uploaded as multipart and downloaded as bytes', async () => {
  const { token } = await signIn('worker');
  const png = new File([await makePng()], 'a.png', { type: 'image/png' });
  const { data } = await apiAs(token)(uploadImageCall, { file: { file: png } });
  const picture = await apiAs(null)(getImageCall, {
    params: { file: imageFile({ key: data.key, size: 256 }) },
  });
  assert.equal(picture.type, 'image/webp');
  assert.ok(picture.size > 0);
});

test('an invalid token is reported; the refusal of a guest is not', async () => {
  const ended: string[] = [];
  const report = (token: string) => void ended.push(token);
  const error = await refusalOf(apiAs('worthless', report)(listNotificationsCall));
  assert.equal(error.code, 'unauthorized');
  await refusalOf(apiAs(null, report)(listNotificationsCall));
  assert.deepEqual(ended, ['worthless']);
});

test('path values are encoded, and a missing one throws', async () => {
  const error = await refusalOf(apiAs(null)(getImageCall, { params: { file: '../admin/skill-list?x=1' } }));
  assert.equal(error.code, 'validation_failed');
  await assert.rejects(apiAs(null)(getImageCall, { params: { file: '' } }), /needs a value for file/);
});

test('a rate limit refusal carries the seconds to wait', async () => {
  const limited = createServer((_request, response) => {
    const body = { success: false, error: 'Wait', code: 'too_many_requests', requestId: 'r' };
    response
      .writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void limited.listen(0, '127.0.0.1', resolve));
  const error = await refusalOf(createApi({ origin: originOf(limited), token: () => null })(listSkillsCall));
  assert.equal(error.retryAfterSeconds, 7);
  limited.close();
});

const originOf = (listener: typeof guest): string => {
  const address = listener.address();
  assert.ok(typeof address === 'object' && address);
  return `http://127.0.0.1:${address.port}`;
};

test('a response that is not the API’s becomes an error with code unknown', async () => {
  const error = await refusalOf(createApi({ origin: originOf(guest), token: () => null })(listSkillsCall));
  assert.equal(error.status, 502);
  assert.equal(error.code, 'unknown');
});

test('an unreachable server is a NetworkError, an aborted call an AbortError', async () => {
  const away = createApi({ origin: 'http://127.0.0.1:9', token: () => null });
  await assert.rejects(away(listSkillsCall), NetworkError);
  await assert.rejects(apiAs(null)(listSkillsCall, { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('an idempotency key is sent as its header', async () => {
  const echo = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: request.headers['idempotency-key'] }));
  });
  await new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve));
  const pay: Call<{ reply: { data: string } }> = call('POST', '/pay');
  const { data } = await createApi({ origin: originOf(echo), token: () => null })(pay, {
    idempotencyKey: 'k1',
  });
  assert.equal(data, 'k1');
  echo.close();
});
