import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listSkillsContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const PARTNER = 'https://partner.example';
const { url } = useTestServer({
  env: { CORS_ORIGINS: `${PARTNER}, https://other.example`, RATE_LIMIT_FACTOR: '1' },
});

const list = (headers: Record<string, string>) =>
  sendCall({ origin: url(), call: listSkillsContract, parts: { headers } });

test('a page of an allowed origin may read replies and their headers, without cookies', async () => {
  const { status, headers } = await list({ origin: PARTNER });
  assert.equal(status, 200);
  assert.equal(headers['access-control-allow-origin'], PARTNER);
  assert.match(String(headers['access-control-expose-headers']), /x-request-id/);
  assert.equal(headers['access-control-allow-credentials'], undefined);
  assert.match(String(headers.vary), /origin/);
});

test('a page of another origin gets no permission', async () => {
  for (const origin of [
    'https://evil.example',
    'null',
    `${PARTNER}.evil.example`,
    'http://partner.example',
  ]) {
    const { headers } = await list({ origin });
    assert.equal(headers['access-control-allow-origin'], undefined, origin);
    assert.match(String(headers.vary), /origin/);
  }
});

test('a preflight request is answered for allowed origins only', async () => {
  const ask = (origin: string) =>
    exchange({
      ...{ url: `${url()}/api/v1/bookings`, method: 'OPTIONS' },
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await ask(PARTNER);
  assert.equal(allowed.status, 204);
  assert.match(String(allowed.headers['access-control-allow-methods']), /POST/);
  assert.match(String(allowed.headers['access-control-allow-headers']), /idempotency-key/);
  const refused = await ask('https://evil.example');
  assert.equal(refused.headers['access-control-allow-methods'], undefined);
  assert.equal(refused.headers.allow, 'GET, HEAD, OPTIONS, POST');
});

test('a client that accepts problem details gets them, with the same facts', async () => {
  const { status, headers, json } = await sendCall({
    ...{ origin: url(), call: listNotificationsContract },
    parts: { headers: { accept: 'application/problem+json, application/json' } },
  });
  assert.equal(status, 401);
  assert.equal(headers['content-type'], 'application/problem+json');
  assert.partialDeepStrictEqual(json, {
    ...{ type: 'urn:hunar:unauthorized', status: 401, code: 'unauthorized', success: false },
    instance: `urn:uuid:${String(headers['x-request-id'])}`,
  });
  const unknown = await exchange({
    url: `${url()}/api/v1/nothing`,
    headers: { accept: 'application/problem+json' },
  });
  assert.equal(unknown.headers['content-type'], 'application/problem+json');
});

test('a reply states what is left of the limit', async () => {
  const { token } = await signIn('customer');
  const left = async (): Promise<number> => {
    const { headers } = await sendCall({ origin: url(), call: listNotificationsContract, token });
    assert.equal(headers['ratelimit-policy'], '"read";q=1200;w=60');
    return Number(/^"read";r=(\d+);t=\d+$/.exec(String(headers['ratelimit']))?.[1]);
  };
  const first = await left();
  assert.equal(await left(), first - 1);
});

test('a list that is the same for everyone has a tag, which changes with it', async () => {
  await makeSkill();
  const first = await list({});
  const tag = String(first.headers.etag);
  const again = await list({ 'if-none-match': `W/${tag}` });
  assert.equal(again.status, 304);
  assert.equal(again.text, '');
  await makeSkill();
  assert.equal((await list({ 'if-none-match': tag })).status, 200);
});
