import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ pages: false });

test('a reply states its length and type, and nothing of how it was written', async () => {
  const reply = await fetch(`${url()}/api/v1/places/states`, { headers: { 'accept-encoding': 'identity' } });
  assert.equal(reply.status, 200);
  const bytes = Number(reply.headers.get('content-length'));
  assert.equal(bytes, Buffer.byteLength(await reply.text()));
  assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(reply.headers.get('x-hono-already-sent'), null);
});

test('a refusal states its length, too', async () => {
  const reply = await fetch(`${url()}/api/v1/nothing`);
  assert.equal(reply.status, 404);
  const bytes = Number(reply.headers.get('content-length'));
  assert.equal(bytes, Buffer.byteLength(await reply.text()));
});
