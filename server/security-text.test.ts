import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

for (const path of ['/.well-known/security.txt', '/security.txt'])
  test(`${path} gives a contact for security reports and an expiry within a year`, async () => {
    const answer = await fetch(`${url()}${path}`);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/plain; charset=utf-8']);
    const lines = (await answer.text()).trim().split('\n');
    const fields = new Map(lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line]));
    assert.match(fields.get('Contact') ?? '', /^Contact: (https?:|mailto:)/);
    assert.match(fields.get('Canonical') ?? '', /\/\.well-known\/security\.txt$/);
    const expires = new Date((fields.get('Expires') ?? '').slice('Expires: '.length)).getTime();
    assert.ok(expires > Date.now() && expires < Date.now() + 365 * 86_400_000);
  });
