import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBytes } from './parse-input.ts';

const makeRequest = (body: ReadableStream<Uint8Array>) => {
  // Node requires `duplex` for a streamed body.
  const init = { method: 'POST', body, duplex: 'half' };
  return new Request('http://localhost/', init);
};

const limit = { maxBytes: 1000, tooLarge: 'body_too_large' } as const;

const cuts = [
  [0, 1],
  [1, 3],
  [3, 500],
  [500, 1000],
] as const;

test('a body of unknown size is read whole, however it is chunked', async () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_none, at) => at % 251);
  const pieces = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const [start, end] of cuts) controller.enqueue(bytes.subarray(start, end));
      controller.close();
    },
  });
  assert.deepEqual(Buffer.from(await readBytes(makeRequest(pieces), limit)), Buffer.from(bytes));
});

test('an endless body is refused at the limit', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(300));
    },
  });
  await assert.rejects(readBytes(makeRequest(endless), limit), { code: 'body_too_large' });
  assert.ok(pulled < 10);
});

test('a body cut off by the caller is refused as malformed', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('aborted')),
  });
  await assert.rejects(readBytes(makeRequest(broken), limit), { code: 'malformed_body' });
});

test('a small body that states its size is read without a stream', async () => {
  const init = { method: 'POST', body: '{"text":"नमस्ते"}', headers: { 'content-length': '29' } };
  const request = new Request('http://localhost/', init);
  Object.defineProperty(request, 'body', { get: () => assert.fail('The stream was asked for.') });
  assert.equal(new TextDecoder().decode(await readBytes(request, limit)), init.body);
});

test('a body that is longer than it states is still refused at the limit', async () => {
  const init = { method: 'POST', body: 'x'.repeat(1001), headers: { 'content-length': '5' } };
  const request = new Request('http://localhost/', init);
  await assert.rejects(readBytes(request, limit), { code: 'body_too_large' });
});

test('a body that states its size and is cut off is refused as malformed', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('aborted')),
  });
  const request = makeRequest(broken);
  request.headers.set('content-length', '5');
  await assert.rejects(readBytes(request, limit), { code: 'malformed_body' });
});
