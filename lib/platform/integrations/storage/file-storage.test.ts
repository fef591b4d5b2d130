import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, suite, test } from 'node:test';
import { z } from 'zod';
import type { ByteRange } from '#lib/platform/contract/payloads.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { startS3Server } from '#e2e/kit/s3-server.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { createBothStorages } from './both-storages.ts';
import { gridFsStorage } from './grid-fs-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage-port.ts';

useTestDatabase();

const s3 = await startS3Server();
after(() => s3.stop());

const bucketAt = (url: string) => {
  const { FILES_URL: bucket } = testEnv({ FILES_URL: url });
  assert.ok(bucket);
  return bucket;
};

// Any other S3 service with an empty bucket, such as moto or MinIO.
const otherUrl = process.env['HUNAR_S3_URL'];
const others: [name: string, FileStorage][] =
  otherUrl === undefined ? [] : [['another S3 service', createS3Storage(bucketAt(otherUrl))]];

const storages: readonly [name: string, FileStorage][] = [
  ['GridFS', gridFsStorage],
  ['S3', createS3Storage(bucketAt(s3.url))],
  ['S3 below a prefix', createS3Storage(bucketAt(s3.url.replace('?', '/below/this?')))],
  ...others,
];

const bytes = randomBytes(700_000);
const newKey = () => randomBytes(16).toString('hex');

const put = async (files: FileStorage, content: Buffer = bytes): Promise<string> => {
  const key = newKey();
  const chunks = [content.subarray(0, 300_000), content.subarray(300_000)];
  await files.put({ key, size: content.byteLength, chunks });
  return key;
};

const readPart = async (files: FileStorage, key: string, range: ByteRange) => {
  const file = await files.open(key, range);
  return file?.chunks ? Buffer.concat(await Array.fromAsync(file.chunks)) : null;
};

for (const [name, files] of storages)
  suite(`files in ${name}`, () => {
    test('come back as they were stored, with their size', async () => {
      const key = await put(files);
      assert.deepEqual(await readStored(key, files), bytes);
      assert.equal((await files.open(key))?.size, bytes.byteLength);
      const none = await put(files, Buffer.alloc(0));
      assert.deepEqual(await readStored(none, files), Buffer.alloc(0));
    });

    test('can be read in part', async () => {
      const key = await put(files);
      const parts: readonly [ByteRange, Buffer][] = [
        [{ first: 0, last: 0 }, bytes.subarray(0, 1)],
        [{ first: 299_990, last: 300_010 }, bytes.subarray(299_990, 300_011)],
        [{ first: 699_000 }, bytes.subarray(699_000)],
        [{ first: 699_000, last: 900_000 }, bytes.subarray(699_000)],
        [{ lastBytes: 5 }, bytes.subarray(-5)],
        [{ lastBytes: 900_000 }, bytes],
      ];
      for (const [range, part] of parts) assert.deepEqual(await readPart(files, key, range), part);
      const outside = await files.open(key, { first: 700_000 });
      assert.deepEqual([outside?.size, outside?.chunks], [700_000, null]);
    });

    test('a part that is not read to its end leaves the storage usable', async () => {
      const key = await put(files);
      for (let count = 0; count < 20; count += 1) {
        const file = await files.open(key);
        const chunks = file?.chunks?.[Symbol.asyncIterator]();
        const first: IteratorResult<Uint8Array, unknown> | undefined = await chunks?.next();
        assert.equal(first?.done, false);
        await chunks?.return?.();
      }
      assert.deepEqual(await readStored(key, files), bytes);
    });

    test('are copied, and removed more than once', async () => {
      const [key, copy] = [await put(files), newKey()];
      assert.equal(await files.copy(key, copy), bytes.byteLength);
      await files.remove(key);
      await files.remove(key);
      assert.equal(await files.open(key), null);
      assert.deepEqual(await readStored(copy, files), bytes);
      assert.equal(await files.copy(key, newKey()), null);
    });

    test('an upload whose source breaks off leaves no file, and works again', async () => {
      const key = newKey();
      async function* broken() {
        yield bytes.subarray(0, 100_000);
        throw new Error('cut');
      }
      await assert.rejects(files.put({ key, size: bytes.byteLength, chunks: broken() }));
      assert.equal(await files.open(key), null);
      await files.remove(key);
      await files.put({ key, size: bytes.byteLength, chunks: [bytes] });
      assert.deepEqual(await readStored(key, files), bytes);
    });

    test('are listed in order over several pages, from any key', async () => {
      const keys: string[] = [];
      for (let count = 0; count < 7; count += 1) keys.push(await put(files, Buffer.from('list')));
      const listed = await Array.fromAsync(files.list());
      const order = listed.map(({ key }) => key);
      assert.deepEqual(order, order.toSorted());
      const sizes = listed.flatMap(({ key, size }) => (keys.includes(key) ? [size] : []));
      assert.deepEqual(sizes, [4, 4, 4, 4, 4, 4, 4]);
      const [, second, third] = order;
      const rest = await Array.fromAsync(files.list(second));
      assert.deepEqual([rest[0]?.key, rest.length], [third, order.length - 2]);
    });
  });

suite('a bucket', () => {
  const bucket = () => createS3Storage(bucketAt(s3.url));

  test('is asked three times when it has trouble, and then counts as unavailable', async () => {
    const files = bucket();
    const key = await put(files);
    s3.failNext(2);
    assert.deepEqual(await readStored(key, files), bytes);
    s3.failNext(3);
    await assert.rejects(files.open(key), { code: 'unavailable' });
    s3.failNext(1);
    await assert.rejects(put(files), { code: 'unavailable' });
  });

  test('is refused in one sentence without the secret when its key or name is wrong', async () => {
    const wrong = [
      [
        s3.url.replace('test%2Fsecret', 'other'),
        /^FILES_URL cannot be used: its service answered 403 SignatureDoesNotMatch\.$/,
      ],
      [
        s3.url.replace('/hunar-test', '/other'),
        /^FILES_URL cannot be used: its service answered 404 NoSuchBucket\.$/,
      ],
    ] as const;
    await bucket().check();
    for (const [url, message] of wrong)
      await assert.rejects(createS3Storage(bucketAt(url)).check(), { message });
  });

  test('gives addresses through the CDN only, the same within an hour, with the type of the file', async () => {
    const key = await put(bucket());
    const file = { key, contentType: 'image/webp' };
    assert.equal(await bucket().addressFor(file), null);
    const files = createS3Storage(bucketAt(s3.url), s3.origin);
    const address = await files.addressFor(file);
    assert.equal(await files.addressFor(file), address);
    const response = await fetch(address ?? '');
    assert.equal(response.headers.get('content-type'), 'image/webp');
    assert.equal(response.headers.get('cache-control'), 'public,max-age=3600');
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes);
    assert.equal((await fetch(String(address).replace('7200', '7201'))).status, 403);
    assert.equal(await files.addressFor({ ...file, key: newKey() }), null);
  });
});

suite('two storages', () => {
  const files = createBothStorages(createS3Storage(bucketAt(s3.url)), gridFsStorage);

  test('write to the first and read from the former until it is copied', async () => {
    const [fresh, old] = [await put(files), await put(gridFsStorage)];
    assert.equal(await gridFsStorage.open(fresh), null);
    assert.deepEqual(await readStored(old, files), bytes);
    const copy = newKey();
    assert.equal(await files.copy(old, copy), bytes.byteLength);
    assert.ok(s3.objects.has(copy));
    await files.remove(old);
    assert.equal(await gridFsStorage.open(old), null);
  });
});

suite('the settings of files', () => {
  const complain = (changes: Record<string, string>): string => {
    try {
      testEnv(changes);
      return '';
    } catch (error) {
      return z.instanceof(Error).parse(error).message;
    }
  };

  test('name the whole form of a bucket when one is wrong', () => {
    for (const url of [
      's3://host/bucket',
      'https://key:secret@host/bucket',
      's3://key:secret@host',
      `${s3.url}&x=1`,
    ])
      assert.match(
        complain({ FILES_URL: url }),
        /FILES_URL is wrong: it must be s3:\/\/KEY:SECRET@host\/bucket/,
      );
    assert.match(complain({ FILES_CDN_URL: 'https://cdn.example' }), /FILES_CDN_URL needs FILES_URL/);
    assert.match(complain({ BUS_URL: 'http://redis' }), /BUS_URL is wrong: it must be redis:\/\/host:6379/);
  });

  test('put the parts of a bucket where they belong', () => {
    assert.deepEqual(bucketAt('s3://id:a%2Fb%2Bc@s3.example/files/hunar/x?region=ap-south-1'), {
      url: 'https://s3.example/files',
      prefix: 'hunar/x/',
      region: 'ap-south-1',
      accessKeyId: 'id',
      secretAccessKey: 'a/b+c',
    });
  });
});
