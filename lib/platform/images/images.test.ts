import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { imageFile, imageSizes, LARGE_SIZE, storedSizes, type StoredSize } from './image-file.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { database } from '#models/connection.ts';
import { keepImage } from '#models/platform/image.ts';
import { makeHtml, makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { removeImage, storeImage, readImage, sweepImages } from './images.ts';

useTestDatabase();
afterEach(resetClock);

const photo = await makeJpeg({ width: 300, height: 200 });

const store = async (isDetailed = false) => {
  const ownerId = String((await makeUser())._id);
  return { ownerId, key: await storeImage({ ownerId, purpose: 'upload', bytes: photo, isDetailed }) };
};

const leftovers = async (): Promise<number[]> =>
  Promise.all(
    ['images', 'stored.files', 'stored.chunks'].map((name) => database().collection(name).countDocuments()),
  );

const aDayLater = () => setClock(new Date(now().getTime() + 25 * 3_600_000));
const read = async (key: string, size: StoredSize = 640) => {
  const { open } = await readImage({
    ...{ actor: null, params: { file: imageFile({ key, size }) }, savesData: false },
  });
  return open(null);
};

suite('a stored picture', () => {
  test('has an unguessable key and can be read in both sizes', async () => {
    const [first, second] = [await store(), await store()];
    assert.match(first.key, /^[0-9a-f]{32}$/);
    assert.notEqual(first.key, second.key);
    for (const size of imageSizes) {
      const bytes = await readStored(imageFile({ key: first.key, size }));
      assert.equal(bytes?.toString('latin1', 8, 12), 'WEBP');
      assert.equal((await read(first.key, size))?.size, bytes?.byteLength);
    }
  });

  test('has a large size only if it is detailed, and is opened in the middle one otherwise', async () => {
    const [plain, detailed] = [await store(), await store(true)];
    assert.equal(await readStored(imageFile({ ...plain, size: LARGE_SIZE })), null);
    const middle = await readStored(imageFile({ ...plain, size: 640 }));
    assert.ok(middle);
    assert.equal((await read(plain.key, LARGE_SIZE))?.size, middle.byteLength);
    const large = await readStored(imageFile({ ...detailed, size: LARGE_SIZE }));
    assert.ok(large);
    assert.equal((await read(detailed.key, LARGE_SIZE))?.size, large.byteLength);
  });

  test('is gone in all sizes once removed, and removing it again changes nothing', async () => {
    const { key } = await store(true);
    assert.deepEqual(await leftovers(), [1, 3, 3]);
    await removeImage(key);
    await removeImage(key);
    assert.deepEqual(await leftovers(), [0, 0, 0]);
    for (const size of storedSizes) assert.equal(await read(key, size), null);
  });

  test('leaves nothing behind when it is refused', async () => {
    const { ownerId } = await store();
    const before = await leftovers();
    await assert.rejects(storeImage({ ownerId, purpose: 'upload', bytes: makeHtml() }), {
      code: 'not_an_image',
    });
    assert.deepEqual(await leftovers(), before);
  });
});

suite('the sweep', () => {
  test('removes a picture unused for a day, and leaves kept and new ones', async () => {
    const [unused, kept] = [await store(true), await store()];
    assert.equal(await keepImage({ ...kept, at: now() }), true);
    await sweepImages();
    assert.deepEqual(await leftovers(), [2, 5, 5]);
    aDayLater();
    const fresh = await store();
    await sweepImages();
    assert.deepEqual(await leftovers(), [2, 4, 4]);
    assert.equal(await read(unused.key), null);
    assert.ok((await read(kept.key)) && (await read(fresh.key)));
  });

  test('removes what a crash during upload or removal left behind', async () => {
    const [halfStored, halfRemoved] = [await store(), await store()];
    await database().collection('stored.files').deleteMany({});
    await storage().remove(imageFile({ key: halfRemoved.key, size: 256 }));
    assert.deepEqual(await leftovers(), [2, 0, 3]);
    assert.notEqual(halfStored.key, halfRemoved.key);
    aDayLater();
    await sweepImages();
    assert.deepEqual(await leftovers(), [0, 0, 0]);
  });
});

suite('keeping a picture', () => {
  test('succeeds once, for its owner, within a day', async () => {
    const { key, ownerId } = await store();
    const stranger = String((await makeUser())._id);
    assert.equal(await keepImage({ key, ownerId: stranger, at: now() }), false);
    const tries = await Promise.all(Array.from({ length: 5 }, () => keepImage({ key, ownerId, at: now() })));
    assert.equal(tries.filter(Boolean).length, 1);
    const late = await store();
    aDayLater();
    assert.equal(await keepImage({ ...late, at: now() }), false);
  });
});

test('the pictures to sweep and those of an owner are found by an index', async () => {
  const images = database().collection('images');
  const filters = [{ expiresAt: { $lt: now() } }, { ownerId: (await makeUser())._id }];
  for (const filter of filters) {
    const plan = JSON.stringify(await images.find(filter).explain('queryPlanner'));
    assert.match(plan, /IXSCAN/);
    assert.doesNotMatch(plan, /COLLSCAN/);
  }
});
