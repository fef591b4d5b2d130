import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { uploadAttachment } from '#lib/features/messages/services/attachments.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { useEnv } from '#lib/platform/config/env.ts';
import { database } from '#models/connection.ts';
import { evidenceClient, sweepAll } from '#e2e/kit/evidence-client.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { keepStoredImage, makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { setImagePurpose } from '#models/platform/image.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { startS3Server } from '#e2e/kit/s3-server.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { inTransaction } from '#models/connection.ts';
import { resetClock, setClock, now } from '#lib/platform/time/clock.ts';

const { url } = useTestServer();
const { leave } = evidenceClient(url);
const s3 = await startS3Server();
after(() => s3.stop());

const storages: readonly [name: string, Record<string, string>][] = [
  ['the database', {}],
  ['a bucket', { FILES_URL: s3.url }],
];

const content = Buffer.from(`%PDF-1.7 ${'a long bill '.repeat(50_000)}`);

const upload = async () => {
  const owner = await signIn('customer');
  const actor = makeActor({ userId: owner.userId, role: 'customer' });
  const { data } = await uploadAttachment({ actor, file: { fileName: 'bill.pdf', bytes: content } });
  return { owner, path: data.url };
};

for (const [name, settings] of storages)
  suite(`a private file in ${name}`, () => {
    test('is served whole or in part, and not again to a client that has it', async () => {
      useEnv(testEnv(settings));
      const { owner, path } = await upload();
      const read = async (headers: Record<string, string> = {}, method = 'GET') => {
        const authorization = `Bearer ${owner.token}`;
        const response = await fetch(url() + path, { method, headers: { authorization, ...headers } });
        return { response, bytes: Buffer.from(await response.arrayBuffer()) };
      };
      const whole = await read();
      assert.deepEqual(whole.bytes, content);
      const tag = whole.response.headers.get('etag') ?? '';
      assert.equal(whole.response.headers.get('content-length'), String(content.byteLength));
      assert.equal(whole.response.headers.get('content-disposition'), 'attachment; filename="bill.pdf"');
      assert.equal(whole.response.headers.get('cache-control'), 'no-store');

      const part = await read({ range: 'bytes=9-14', 'if-range': tag });
      assert.deepEqual([part.response.status, String(part.bytes)], [206, 'a long']);
      assert.equal(part.response.headers.get('content-range'), `bytes 9-14/${content.byteLength}`);
      const changed = await read({ range: 'bytes=9-14', 'if-range': '"other"' });
      assert.deepEqual([changed.response.status, changed.bytes.byteLength], [200, content.byteLength]);
      const outside = await read({ range: `bytes=${content.byteLength}-` });
      assert.deepEqual([outside.response.status, outside.bytes.byteLength], [416, 0]);
      assert.equal(outside.response.headers.get('content-range'), `bytes */${content.byteLength}`);
      for (const range of ['bytes=9-3', 'bytes=-', 'lines=1-2', 'bytes=0-1,3-4'])
        assert.equal((await read({ range })).response.status, 200, range);

      assert.equal((await read({ 'if-none-match': tag })).response.status, 304);
      const head = await read({}, 'HEAD');
      assert.deepEqual([head.response.status, head.bytes.byteLength], [200, 0]);
      const stranger = await signIn('customer');
      const refused = await read({ authorization: `Bearer ${stranger.token}`, range: 'bytes=0-1' });
      assert.equal(refused.response.status, 404);
    });

    test('is gone from storage after its owner deleted the account', async (context) => {
      context.after(resetClock);
      useEnv(testEnv(settings));
      const { owner, path } = await upload();
      const key = `attachment-${path.slice(-32)}`;
      assert.ok(await readStored(key));
      await leave(owner);
      setClock(new Date(now().getTime() + 25 * 3_600_000));
      await sweepAll();
      assert.equal(await readStored(key), null);
      assert.equal(s3.objects.has(key), false);
      assert.equal(await database().collection('stored.files').countDocuments({ filename: key }), 0);
    });
  });

suite('a picture behind a CDN', () => {
  const get = (key: string) =>
    fetch(`${url()}/api/v1/images/${imageFile({ key, size: 640 })}`, { redirect: 'manual' });

  const makeKept = async (): Promise<string> => {
    const { userId: ownerId } = await signIn('customer');
    const key = await makeStoredImage({ ownerId });
    assert.ok(await keepStoredImage({ key, ownerId }));
    return key;
  };

  test('is fetched from the CDN once it is public and in the bucket', async () => {
    useEnv(testEnv());
    const former = await makeKept();
    useEnv(testEnv({ FILES_URL: s3.url, FILES_CDN_URL: s3.origin }));
    assert.equal((await get(former)).status, 200);
    const response = await get(await makeKept());
    assert.equal(response.status, 302);
    assert.equal(response.headers.get('cache-control'), 'public, max-age=300');
    const picture = await fetch(response.headers.get('location') ?? '');
    assert.equal(picture.headers.get('content-type'), 'image/webp');
    assert.equal(Buffer.from(await picture.arrayBuffer()).toString('latin1', 8, 12), 'WEBP');
  });

  test('never gets an address while it is on trial or withheld', async () => {
    useEnv(testEnv({ FILES_URL: s3.url, FILES_CDN_URL: s3.origin }));
    const { userId: ownerId } = await signIn('customer');
    assert.equal((await get(await makeStoredImage({ ownerId }))).status, 200);
    const key = await makeKept();
    assert.equal((await get(key)).status, 302);
    await inTransaction((tx) => setImagePurpose({ key, purpose: 'withheld' }, tx));
    const response = await get(key);
    assert.deepEqual([response.status, response.headers.get('location')], [404, null]);
  });
});
