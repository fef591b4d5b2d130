import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createSkillContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { streamBody } from '#e2e/kit/api/stream-body.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const MEGABYTE = 1024 * 1024;
const { url } = useTestServer();

describe('malformed request bodies', () => {
  let head: string[] = [];
  before(async () => {
    const { token } = await signIn('admin');
    head = [
      `POST /api/v1${createSkillContract.path} HTTP/1.1`,
      `authorization: Bearer ${token}`,
      'content-type: application/json',
    ];
  });

  function* endlessChunks() {
    yield '9\r\n{"name":"\r\n';
    for (let sent = 0; sent < 200 * MEGABYTE; sent += 16_384) yield `4000\r\n${'x'.repeat(16_384)}\r\n`;
  }

  test('an endless body gets 413 early, in constant memory', async () => {
    const held = process.memoryUsage().arrayBuffers;
    const request = { origin: url(), head: [...head, 'transfer-encoding: chunked'], pieces: endlessChunks() };
    const { status, sentBytes } = await streamBody(request);
    assert.equal(status, 413);
    assert.ok(sentBytes < 20 * MEGABYTE, `${sentBytes} bytes were taken`);
    assert.ok(process.memoryUsage().arrayBuffers - held < 20 * MEGABYTE);
  });

  test('a body announced as too large gets 413 before it is sent', async () => {
    const request = { origin: url(), head: [...head, 'content-length: 900000000'], pieces: [] };
    assert.equal((await streamBody(request)).status, 413);
  });

  const lies: [string, string[], string[]][] = [
    ['two lengths', ['content-length: 2', 'content-length: 40'], ['{}']],
    ['a length and chunks', ['content-length: 2', 'transfer-encoding: chunked'], ['0\r\n\r\n']],
    ['a negative length', ['content-length: -1'], ['{}']],
    ['a length that is no number', ['content-length: 0x10'], ['{}']],
    ['broken chunks', ['transfer-encoding: chunked'], ['zz\r\n{}\r\n']],
    ['less than all of it', ['content-length: 10'], ['{"name":"Carpenter","picture":"cook"}']],
  ];
  for (const [name, headers, pieces] of lies) {
    test(`${name} gets 400 and changes nothing`, async () => {
      const state = await databaseState();
      const { status } = await streamBody({ origin: url(), head: [...head, ...headers], pieces });
      assert.equal(status, 400);
      assert.deepEqual(await databaseState(), state);
    });
  }
});
