import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { before, test } from 'node:test';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { makePng } from '#e2e/kit/factories/images.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { createApi } from './api.ts';
import { wasRefused } from './refused-keys.ts';
import { ApiError, NetworkError } from './api-error.ts';

const server = useTestServer({ pages: false, env: { HUNAR_API_HOST: 'direct' } });
const guest = createServer((_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'));
before(() => new Promise<void>((resolve) => void guest.listen(0, '127.0.0.1', resolve)));
clearUp(() => guest.close());

const apiAs = (token: string | null, onSessionEnd?: (token: string) => void) =>
  createApi({ origin: server.url(), token: () => token, onSessionEnd });

const rejection = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ApiError, String(error));
  return error;
};

test('a guest gets the data of a public call', async () => {
  const { name } = await makeSkill();
  const { data } = await apiAs(null)('GET /admin/skill-list');
  assert.deepEqual(
    data.map((skill) => skill.name),
    [name],
  );
});

test('a query carries numbers and leaves out undefined values', async () => {
  const { token } = await signIn('worker');
  const reply = await apiAs(token)('GET /notifications', { query: { limit: 5, cursor: undefined } });
  assert.deepEqual(reply.data, []);
});

test('a refused body names each field', async () => {
  const { token } = await signIn('worker');
  const error = await rejection(apiAs(token)('PUT /notifications/read', { body: { ids: ['x'] } }));
  assert.equal(error.status, 400);
  assert.equal(error.code, 'validation_failed');
  assert.equal(error.errors[0]?.field, 'ids.0');
  assert.match(error.requestId ?? '', /^[0-9a-f-]{36}$/);
});

test('a file is uploaded as multipart and downloaded as bytes', async () => {
  const { token } = await signIn('worker');
  const png = new File([await makePng()], 'a.png', { type: 'image/png' });
  const { data } = await apiAs(token)('POST /uploads', { file: { file: png } });
  const picture = await apiAs(null)('GET /images/{file}', {
    params: { file: imageFile({ key: data.key, size: 256 }) },
  });
  assert.equal(picture.type, 'image/webp');
  assert.ok(picture.size > 0);
});

test('an invalid token is reported; the refusal of a guest is not', async () => {
  const ended: string[] = [];
  const report = (token: string) => void ended.push(token);
  const error = await rejection(apiAs('worthless', report)('GET /notifications'));
  assert.equal(error.code, 'unauthorized');
  await rejection(apiAs(null, report)('GET /notifications'));
  assert.deepEqual(ended, ['worthless']);
});

test('path values are encoded, and a missing one throws', async () => {
  const error = await rejection(
    apiAs(null)('GET /images/{file}', { params: { file: '../admin/skill-list?x=1' } }),
  );
  assert.equal(error.code, 'validation_failed');
  await assert.rejects(apiAs(null)('GET /images/{file}', { params: { file: '' } }), /needs a value for file/);
});

test('a rate limit refusal carries the seconds to wait', async () => {
  const limited = createServer((_request, response) => {
    const body = { success: false, error: 'Wait', code: 'too_many_requests', requestId: 'r' };
    response
      .writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void limited.listen(0, '127.0.0.1', resolve));
  const error = await rejection(
    createApi({ origin: toOrigin(limited), token: () => null })('GET /admin/skill-list'),
  );
  assert.equal(error.retryAfterSeconds, 7);
  limited.close();
});

const toOrigin = (listener: typeof guest): string => {
  const address = listener.address();
  assert.ok(typeof address === 'object' && address);
  return `http://127.0.0.1:${address.port}`;
};

test('a response that is not the API’s becomes an error with code unknown', async () => {
  const error = await rejection(
    createApi({ origin: toOrigin(guest), token: () => null })('GET /admin/skill-list'),
  );
  assert.equal(error.status, 502);
  assert.equal(error.code, 'unknown');
});

test('an unreachable server is a NetworkError, an aborted call an AbortError', async () => {
  const away = createApi({ origin: 'http://127.0.0.1:9', token: () => null });
  await assert.rejects(away('GET /admin/skill-list'), NetworkError);
  await assert.rejects(apiAs(null)('GET /admin/skill-list', { signal: AbortSignal.abort() }), {
    name: 'AbortError',
  });
});

test('an idempotency key is sent as its header', async () => {
  const echo = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: request.headers['idempotency-key'] }));
  });
  await new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve));
  const { data } = await createApi({ origin: toOrigin(echo), token: () => null })('POST /admin/skill-list', {
    body: { name: 'Painter' },
    idempotencyKey: 'k1',
  });
  assert.equal(data, 'k1');
  echo.close();
});

test('a key is given up after a refusal that a repeat would get again, and only then', async () => {
  const answers = new Map([
    ['final', { status: 409, code: 'slot_taken' }],
    ['gone', { status: 404, code: 'not_found' }],
    ['running', { status: 409, code: 'in_progress' }],
    ['unproved', { status: 403, code: 'prove_to_request' }],
    ['busy', { status: 429, code: 'too_many_requests' }],
    ['away', { status: 503, code: 'unavailable' }],
  ]);
  const refusing = createServer((request, response) => {
    const { status = 500, code = '' } = answers.get(String(request.headers['idempotency-key'])) ?? {};
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: false, error: 'No.', code, requestId: 'r' }));
  });
  await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve));
  const send = createApi({ origin: toOrigin(refusing), token: () => null });
  for (const idempotencyKey of answers.keys())
    await assert.rejects(
      send('POST /admin/skill-list', { body: { name: 'Painter' }, idempotencyKey }),
      ApiError,
    );
  assert.deepEqual([...answers.keys()].filter(wasRefused), ['final', 'gone']);
  refusing.close();
});
