import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchange, type Answer } from '#e2e/kit/api/exchange.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ env: { APP_ORIGIN: 'https://hunar.example' } });

const paths = [
  '/api/v1/admin/skill-list',
  '/api/v1/notifications',
  '/api/v1/unknown',
  '/api/v1/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/nothing',
];

const assertProtected = ({ headers }: Answer): void => {
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['x-frame-options'], 'DENY');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
  assert.match(String(headers['permissions-policy']), /microphone=\(\)/);
  assert.match(String(headers['strict-transport-security']), /^max-age=31536000/);
  assert.equal(headers['x-powered-by'], undefined);
  assert.equal(headers.server, undefined);
};

for (const path of paths) {
  test(`${path} carries the security headers`, async () => {
    assertProtected(await exchange({ url: url() + path }));
  });
}

test('refusals of malformed paths and methods carry the security headers', async () => {
  assertProtected(await exchange({ url: `${url()}/api/v1/%E0%A4%A` }));
  assertProtected(await exchange({ url: `${url()}/api/v1/admin/skill-list`, method: 'TRACE' }));
});

test('/metrics answers 404 without its token', async () => {
  const ask = (authorization: string) => exchange({ url: `${url()}/metrics`, headers: { authorization } });
  for (const authorization of [
    '',
    'Bearer',
    'Bearer x',
    'Bearer a metrics token that is only good for testS',
  ])
    assert.equal((await ask(authorization)).status, 404);
  const { status, text } = await ask('Bearer a metrics token that is only good for tests');
  assert.equal(status, 200);
  assert.match(text, /hunar_http_request_seconds/);
  assert.match(text, /^hunar_socket_faults_total\{reason="bus"\} 0$/m);
});
