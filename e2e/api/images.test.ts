import assert from 'node:assert/strict';
import { createConnection } from 'node:net';
import { suite, test } from 'node:test';
import { getImageContract, uploadImageContract } from '#lib/platform/images/contract.ts';
import { imageFile, imageSizes, LARGE_SIZE } from '#lib/platform/images/image-file.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { fetchStatus } from '#e2e/kit/api/fetch-status.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import {
  makeAnimatedWebp,
  makeGif,
  makeHtml,
  makeHtmlWithJpegMagic,
  makeJpeg,
  makePng,
  makePngBomb,
  makeSvg,
  makeWebp,
} from '#e2e/kit/factories/images.ts';
import { keepStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
let customer: Promise<SignedIn> | undefined;
const member = () => (customer ??= signIn('customer'));

interface Upload {
  bytes: Uint8Array<ArrayBuffer>;
  name?: string;
  type?: string;
  size?: string;
}

const upload = async ({ bytes, name = 'me.jpg', type = 'image/jpeg', size }: Upload) =>
  sendCall({
    origin: url(),
    call: 'POST /uploads',
    parts: { file: { field: 'file', bytes, name, type }, ...(size !== undefined && { query: { size } }) },
    token: (await member()).token,
  });

const replySchema = uploadImageContract.reply.loose();
const storeImage = async (bytes: Uint8Array<ArrayBuffer>, size?: string) => {
  const answer = await upload({ bytes, ...(size !== undefined && { size }) });
  expectSuccess(answer, uploadImageContract);
  return replySchema.parse(answer.json).data;
};

const imageAddress = (file: string) => url() + `/api/v1${getImageContract.path.replace('{file}', file)}`;

suite('uploading a picture', () => {
  test('accepts JPEG, PNG and WebP by content, ignoring name and type', async () => {
    for (const bytes of [await makeJpeg(), await makePng(), await makeWebp()]) {
      const answer = await upload({ bytes, name: '../../etc/passwd.svg', type: 'text/html' });
      expectSuccess(answer, uploadImageContract);
    }
  });

  test('refuses other formats with 415 and too many pixels with 413, and stores nothing', async () => {
    await member();
    const before = await databaseState();
    const others = [
      makeSvg(),
      makeHtml(),
      makeHtmlWithJpegMagic(),
      makeGif(3),
      await makeAnimatedWebp(10_000),
    ];
    for (const bytes of others) {
      const { error, code } = expectRefusal(await upload({ bytes }), 415);
      assert.deepEqual([error, code], ['Please upload an image file', 'not_an_image']);
    }
    const bytes = makePngBomb({ width: 16_000, height: 16_000 });
    for (const bomb of [await upload({ bytes }), await upload({ bytes, size: 'large' })])
      assert.equal(expectRefusal(bomb, 413).code, 'image_too_many_pixels');
    expectRefusal(await upload({ bytes: await makeJpeg(), size: 'huge' }), 400);
    assert.deepEqual(await databaseState(), before);
  });

  test('accepts 5 MB and refuses more with 413', async () => {
    const photo = await makeJpeg();
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(photo);
      return bytes;
    };
    expectSuccess(await upload({ bytes: padded(5 * 1024 * 1024) }), uploadImageContract);
    expectSuccess(await upload({ bytes: padded(5 * 1024 * 1024), size: 'large' }), uploadImageContract);
    for (const [bytes, size] of [
      [5 * 1024 * 1024 + 1, 'large'],
      [7_000_000, undefined],
    ] as const) {
      const { error } = expectRefusal(await upload({ bytes: padded(bytes), ...(size && { size }) }), 413);
      assert.equal(error, 'File size must be less than 5MB');
    }
  });

  test('an aborted upload stores nothing', async () => {
    await member();
    const before = await databaseState();
    const { port } = new URL(url());
    const socket = createConnection({ port: Number(port), host: '127.0.0.1' });
    const head = [
      'POST /api/v1/uploads HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${(await member()).token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 100000',
    ];
    const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    await new Promise((resolve) =>
      socket.write(`${head.join('\r\n')}\r\n\r\n${start}\xff\xd8`, 'latin1', resolve),
    );
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.resetAndDestroy();
    await closed;
    assert.equal(await fetchStatus(`${url()}/healthz`), 200);
    assert.deepEqual(await databaseState(), before);
  });
});

suite('a picture', () => {
  test('is public WebP in both sizes, cached for a minute, or for a year once in use', async () => {
    const { key, urls } = await storeImage(await makeJpeg());
    const trial = await fetch(url() + urls[256]);
    assert.equal(trial.headers.get('cache-control'), 'public, max-age=60');
    await trial.arrayBuffer();
    const { userId: ownerId } = await member();
    assert.ok(await keepStoredImage({ key, ownerId }));
    for (const size of imageSizes) {
      assert.equal(imageAddress(imageFile({ key, size })), url() + urls[size]);
      const response = await fetch(url() + urls[size]);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'image/webp');
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal(response.headers.get('content-security-policy'), "default-src 'none'; sandbox");
      const bytes = Buffer.from(await response.arrayBuffer());
      assert.equal(bytes.toString('latin1', 8, 12), 'WEBP');
    }
  });

  test('is served small under Save-Data, and caches keep the two apart', async () => {
    const { urls } = await storeImage(await makeJpeg());
    const fetchAs = async (url: string, saveData?: string) => {
      const response = await fetch(url, { headers: saveData ? { 'save-data': saveData } : {} });
      // Next adds values.
      assert.ok((response.headers.get('vary') ?? '').split(', ').includes('save-data'));
      return (await response.arrayBuffer()).byteLength;
    };
    const small = await fetchAs(url() + urls[256]);
    const large = await fetchAs(url() + urls[640]);
    assert.ok(small < large, `${small} of ${large} bytes`);
    assert.equal(await fetchAs(url() + urls[640], 'on'), small);
    assert.equal(await fetchAs(url() + urls[640], 'off'), large);
  });

  test('is served large if it was stored so, also under Save-Data, and otherwise in the middle size', async () => {
    const photo = await makeJpeg({ width: 2000, height: 1500 });
    const fetchLarge = async (key: string): Promise<number> => {
      const address = imageAddress(imageFile({ key, size: LARGE_SIZE }));
      const response = await fetch(address, { headers: { 'save-data': 'on' } });
      assert.equal(response.status, 200);
      return (await response.arrayBuffer()).byteLength;
    };
    const [plain, detailed] = [await storeImage(photo), await storeImage(photo, 'large')];
    const middle = (await (await fetch(url() + plain.urls[640])).arrayBuffer()).byteLength;
    assert.equal(await fetchLarge(plain.key), middle);
    assert.ok((await fetchLarge(detailed.key)) > middle);
  });

  test('gets 304 when the client already has it', async () => {
    const { urls } = await storeImage(await makeJpeg());
    const first = await fetch(url() + urls[256]);
    const tag = first.headers.get('etag') ?? '';
    await first.arrayBuffer();
    const second = await fetch(url() + urls[256], { headers: { 'if-none-match': `"other", W/${tag}` } });
    assert.equal(second.status, 304);
    assert.equal((await second.arrayBuffer()).byteLength, 0);
  });

  test('gets 404 for an unknown key and 400 for an invalid name', async () => {
    const { key } = await storeImage(await makeJpeg());
    const answers = {
      [`${'0'.repeat(32)}-256.webp`]: 404,
      [`${key}-512.webp`]: 400,
      [`${key}-256.svg`]: 400,
    };
    for (const [file, status] of Object.entries({ ...answers, [`..%2f${key}-256.webp`]: 400 }))
      assert.equal(await fetchStatus(imageAddress(file)), status, file);
  });
});
