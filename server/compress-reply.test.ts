import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findWholeBody, respondWhole } from '#lib/platform/http/whole-body.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { compressReply } from './compress-reply.ts';

const makeRows = (length: number): string =>
  JSON.stringify({ data: Array.from({ length }, (_, at) => ({ at, name: 'Ravi Verma' })) });
const long = makeRows(100);

const ask = (encodings?: string, method = 'GET'): Request =>
  new Request('http://localhost/api/v1/jobs', {
    method,
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  });

const json = (text: string): Response =>
  new Response(text, { status: 201, headers: { 'content-type': 'application/json', vary: 'origin' } });

const readBytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

// The shorter one is compressed at once, the longer one on another thread.
for (const text of [long, makeRows(1000)])
  test(`an answer of ${text.length} letters is compressed in an encoding the client accepts`, async () => {
    const reply = await compressReply(ask('gzip, deflate, br'), json(text));
    assert.equal(reply.status, 201);
    assert.equal(reply.headers.get('content-encoding'), 'br');
    assert.equal(reply.headers.get('vary'), 'origin, accept-encoding');
    const bytes = await readBytes(reply);
    assert.ok(bytes.length < text.length / 3);
    assert.equal(brotliDecompressSync(bytes).toString(), text);
    const zipped = await compressReply(ask('gzip'), json(text));
    assert.equal(zipped.headers.get('content-encoding'), 'gzip');
    assert.equal(gunzipSync(await readBytes(zipped)).toString(), text);
  });

test('an answer that is known whole is compressed without being read back', async () => {
  const whole = respondWhole(long, { headers: { 'content-type': 'application/json' } });
  const reply = await compressReply(ask('br'), whole);
  assert.equal(whole.bodyUsed, false);
  const held = findWholeBody(reply);
  assert.ok(held);
  assert.equal(brotliDecompressSync(held).toString(), long);
  assert.equal(brotliDecompressSync(await readBytes(reply)).toString(), long);
});

/** A long answer that is made while it is read; counts the parts that were asked for. */
const streamed = (parts: number, end: 'whole' | 'broken' = 'whole') => {
  const seen = { asked: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (seen.asked === parts) {
        if (end === 'whole') return controller.close();
        return controller.error(new Error('The database is away.'));
      }
      seen.asked += 1;
      controller.enqueue(randomBytes(100_000));
    },
    cancel: () => void (seen.isCancelled = true),
  });
  return { seen, response: new Response(body, { headers: { 'content-type': 'application/json' } }) };
};

for (const encoding of ['br', 'gzip'] as const) {
  test(`a very long answer is compressed by ${encoding} while it is read`, async () => {
    const { seen, response } = streamed(50);
    const reply = await compressReply(ask(encoding), response);
    assert.equal(reply.headers.get('content-encoding'), encoding);
    assert.ok(seen.asked < 20, `${seen.asked} parts read before anybody took one`);
    const bytes = await readBytes(reply);
    const unzip = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    assert.equal(unzip(bytes).length, 50 * 100_000);
  });

  test(`a very long answer in ${encoding} that breaks off is never taken for whole`, async () => {
    const reply = await compressReply(ask(encoding), streamed(50, 'broken').response);
    await assert.rejects(readBytes(reply));
  });
}

test('nothing more is read for a client that has gone', async () => {
  const { seen, response } = streamed(500);
  const reader = (await compressReply(ask('br'), response)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await eventually(() => seen.isCancelled);
  assert.ok(seen.asked < 100, `${seen.asked} parts`);
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
