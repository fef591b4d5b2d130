import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, beforeEach, suite, test } from 'node:test';
import {
  removeAttachment,
  storedAttachment,
} from '#lib/features/messages/services/steps/remove-attachment.ts';
import { useEnv } from '#lib/platform/config/env.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { gridFsStorage } from '#lib/platform/integrations/storage/grid-fs-storage.ts';
import { createS3Storage } from '#lib/platform/integrations/storage/s3-storage.ts';
import type { FileStorage } from '#lib/platform/integrations/storage/storage-port.ts';
import { makeAttachment } from '#e2e/kit/factories/messages.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { startS3Server } from '#e2e/kit/s3-server.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { checkFiles, copyFiles } from './copy-files.ts';

useTestDatabase();
const s3 = await startS3Server();
after(() => s3.stop());
const { FILES_URL: address } = testEnv({ FILES_URL: s3.url });
assert.ok(address);
const bucket = createS3Storage(address);

const quiet = (): void => {};
const toBucket = { from: gridFsStorage, to: bucket };
const toDatabase = { from: bucket, to: gridFsStorage };

const empty = async (files: FileStorage): Promise<void> => {
  for (const { key } of await Array.fromAsync(files.list())) await files.remove(key);
};

const readAll = async (files: FileStorage) =>
  Promise.all(
    (await Array.fromAsync(files.list())).map(async ({ key }) => [key, await readStored(key, files)]),
  );

const makeFiles = async () => {
  const ownerId = String((await makeUser())._id);
  const image = await makeStoredImage({ ownerId });
  const attachments: string[] = [];
  for (let count = 0; count < 9; count += 1)
    attachments.push((await makeAttachment(ownerId, `file ${count} ${'x'.repeat(count * 40_000)}`)).key);
  return { image, attachments };
};

beforeEach(async () => {
  useEnv(testEnv());
  await empty(gridFsStorage);
  await empty(bucket);
});

suite('copying files', () => {
  test('copies every file in both directions, and a second run copies nothing', async () => {
    await makeFiles();
    const originals = await readAll(gridFsStorage);
    const first = await copyFiles(toBucket, quiet);
    assert.deepEqual([first.copied, first.present, first.removed], [11, 0, 0]);
    assert.deepEqual(await readAll(bucket), originals);
    const second = await copyFiles(toBucket, quiet);
    assert.deepEqual([second.copied, second.present], [0, 11]);
    await empty(gridFsStorage);
    assert.equal((await copyFiles(toDatabase, quiet)).copied, 11);
    assert.deepEqual(await readAll(gridFsStorage), originals);
    assert.deepEqual(await checkFiles(toDatabase, quiet), { checked: 11, missing: [], different: [] });
  });

  test('continues where it was stopped, in both directions', async () => {
    await makeFiles();
    const originals = await readAll(gridFsStorage);
    const stopAfterFirst = () => {
      throw new Error('stopped');
    };
    await assert.rejects(copyFiles(toBucket, stopAfterFirst), /stopped/);
    assert.equal((await copyFiles(toBucket, quiet)).present, 8);
    await empty(gridFsStorage);
    // A process that dies while it stores leaves chunks without an entry.
    const [key = ''] = [...s3.objects.keys()].toSorted();
    async function* cut() {
      yield randomBytes(300_000);
      throw new Error('killed');
    }
    await assert.rejects(gridFsStorage.put({ key, size: 400_000, chunks: cut() }));
    await assert.rejects(copyFiles(toDatabase, stopAfterFirst), /stopped/);
    await copyFiles(toDatabase, quiet);
    assert.deepEqual(await readAll(gridFsStorage), originals);
  });

  test('removes copies of files that were deleted since, and keeps what the bucket alone has', async () => {
    const { attachments, image } = await makeFiles();
    await copyFiles(toBucket, quiet);
    const [deleted = ''] = attachments;
    // A server that does not know the bucket yet deletes in the database only.
    await removeAttachment(deleted);
    useEnv(testEnv({ FILES_URL: s3.url }));
    const { key: fresh } = await makeAttachment(String((await makeUser())._id));
    const { removed } = await copyFiles(toBucket, quiet);
    assert.equal(removed, 1);
    assert.equal(await bucket.open(storedAttachment(deleted)), null);
    assert.ok(await bucket.open(storedAttachment(fresh)));
    assert.ok(await bucket.open(imageFile({ key: image, size: 256 })));
  });

  test('refuses a copy that does not read back as its original', async () => {
    await makeFiles();
    const lossy: FileStorage = {
      ...bucket,
      put: ({ key }) => bucket.put({ key, size: 5, chunks: [Buffer.from('other')] }),
    };
    await assert.rejects(copyFiles({ from: gridFsStorage, to: lossy }, quiet), /differs from its original/);
    assert.equal(s3.objects.size < 8, true);
  });

  test('is checked byte by byte', async () => {
    await makeFiles();
    await copyFiles(toBucket, quiet);
    const [missing = '', different = ''] = [...s3.objects.keys()].toSorted();
    s3.objects.delete(missing);
    const bytes = Buffer.from(s3.objects.get(different) ?? '');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    s3.objects.set(different, bytes);
    const result = await checkFiles(toBucket, quiet);
    assert.deepEqual(result, { checked: 11, missing: [missing], different: [different] });
  });
});
