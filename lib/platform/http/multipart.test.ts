import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { measureShortest } from '#e2e/kit/shortest-of.ts';
import { readBoundary, splitMultipart } from './multipart.ts';

const encode = async (form: FormData) => {
  const response = new Response(form);
  const boundary = readBoundary(response.headers.get('content-type') ?? '');
  assert.ok(boundary);
  return { boundary, body: new Uint8Array(await response.arrayBuffer()) };
};

suite('a multipart body', () => {
  test('splits into its parts, regardless of their bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 3000 }),
        fc.string({ unit: 'grapheme' }),
        async (bytes, text) => {
          const form = new FormData();
          form.append('file', new Blob([bytes]), 'वायरिंग "1".jpg');
          form.append('note', text);
          const { boundary, body } = await encode(form);
          const [file, note, ...more] = splitMultipart(body, boundary) ?? [];
          assert.deepEqual(Buffer.from(file?.bytes ?? []), Buffer.from(bytes));
          assert.deepEqual([file?.name, file?.fileName], ['file', 'वायरिंग %221%22.jpg']);
          const sent = text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');
          assert.deepEqual(
            [note?.name, note?.fileName, String(note?.bytes)],
            ['note', null, String(Buffer.from(sent))],
          );
          assert.equal(more.length, 0);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('may be empty', () => {
    assert.deepEqual(splitMultipart(Buffer.from('--b--\r\n'), 'b'), []);
  });

  const part = 'content-disposition: form-data; name="file"\r\n\r\nx';
  const malformed = {
    'without bytes': '',
    'with another boundary': `--c\r\n${part}\r\n--c--`,
    'that never ends': `--b\r\n${part}`,
    'that ends within a delimiter': `--b\r\n${part}\r\n--b`,
    'with text in front': `hello\r\n--b\r\n${part}\r\n--b--`,
    'with a part without head': '--b\r\nx\r\n--b--',
    'with a part without name': '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--',
    'with an endless head': `--b\r\nx-a: ${'a'.repeat(5000)}\r\n${part}\r\n--b--`,
    'with too many parts': `${`--b\r\n${part}\r\n`.repeat(30)}--b--`,
  };
  for (const [name, body] of Object.entries(malformed))
    test(`${name} is malformed`, () => assert.equal(splitMultipart(Buffer.from(body), 'b'), null));

  test('splits 5 MB within 20 ms', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(randomBytes(5_000_000))]), 'a.jpg');
    const { boundary, body } = await encode(form);
    assert.ok((await measureShortest(20, () => splitMultipart(body, boundary))) < 20);
  });
});

test('a boundary is read from multipart/form-data only', () => {
  assert.equal(readBoundary('multipart/form-data; boundary=abc'), 'abc');
  assert.equal(readBoundary('Multipart/Form-Data;boundary="a b"'), 'a b');
  for (const other of ['', 'text/plain; boundary=b', 'multipart/form-data', 'multipart/mixed; boundary=b'])
    assert.equal(readBoundary(other), null);
});
