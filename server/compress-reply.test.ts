import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressReply } from './compress-reply.ts';

const long = JSON.stringify({ data: Array.from({ length: 200 }, (_, at) => ({ at, name: 'Ravi Verma' })) });

const ask = (encodings?: string, method = 'GET'): Request =>
  new Request('http://localhost/api/v1/jobs', {
    method,
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  });

const json = (text: string): Response =>
  new Response(text, { status: 201, headers: { 'content-type': 'application/json', vary: 'origin' } });

const readBytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

test('a long answer is compressed in an encoding the client accepts, and says so', async () => {
  const reply = await compressReply(ask('gzip, deflate, br'), json(long));
  assert.equal(reply.status, 201);
  assert.equal(reply.headers.get('content-encoding'), 'br');
  assert.equal(reply.headers.get('vary'), 'origin, accept-encoding');
  const bytes = await readBytes(reply);
  assert.ok(bytes.length < long.length / 3);
  assert.equal(brotliDecompressSync(bytes).toString(), long);
  const zipped = await compressReply(ask('gzip'), json(long));
  assert.equal(zipped.headers.get('content-encoding'), 'gzip');
  assert.equal(gunzipSync(await readBytes(zipped)).toString(), long);
});

test('short answers, files, and answers to clients that accept no encoding are sent uncompressed', async () => {
  const short = await compressReply(ask('br'), json('{"success":true}'));
  assert.equal(short.headers.get('content-encoding'), null);
  assert.equal(await short.text(), '{"success":true}');
  for (const request of [ask(), ask('identity'), ask('br', 'HEAD')]) {
    const plain = json(long);
    assert.equal(await compressReply(request, plain), plain);
  }
  const picture = new Response(long, { headers: { 'content-type': 'image/webp' } });
  assert.equal(await compressReply(ask('br'), picture), picture);
});
