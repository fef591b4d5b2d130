import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import sharp from 'sharp';
import {
  makeAnimatedWebp,
  makeGif,
  makeHtml,
  makeHtmlWithJpegMagic,
  makeJpeg,
  makeJpegPolyglot,
  makePng,
  makePngBomb,
  makeSvg,
  makeTruncated,
  makeWebp,
} from '#e2e/kit/factories/images.ts';
import { measureShortest } from '#e2e/kit/shortest-of.ts';
import { shrinkImage, type ShrunkImage } from './shrink-image.ts';

const shrunk = async (bytes: Uint8Array): Promise<ShrunkImage> => {
  const image = await shrinkImage(bytes);
  if (typeof image === 'string') assert.fail(image);
  return image;
};

/** In all three sizes. */
const detailed = async (bytes: Uint8Array) => {
  const image = await shrinkImage(bytes, true);
  if (typeof image === 'string') assert.fail(image);
  return { ...image, 1600: image[1600] ?? assert.fail('no large size') };
};

const measure = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

suite('accepted pictures', () => {
  test('a phone photo is rotated upright in both sizes', async () => {
    const image = await shrunk(await makeJpeg({ width: 1200, height: 800 }));
    assert.deepEqual(await measure(image[256]), { format: 'webp', width: 256, height: 384 });
    assert.deepEqual(await measure(image[640]), { format: 'webp', width: 640, height: 960 });
    assert.equal(image[1600], undefined);
  });

  test('a detailed photo is also stored with a long edge of 1600 pixels', async () => {
    const upright = await detailed(await makeJpeg({ width: 2400, height: 1800 }));
    assert.deepEqual(await measure(upright[256]), { format: 'webp', width: 256, height: 341 });
    assert.deepEqual(await measure(upright[640]), { format: 'webp', width: 640, height: 853 });
    assert.deepEqual(await measure(upright[1600]), { format: 'webp', width: 1200, height: 1600 });
    const wide = await detailed(await makeWebp({ width: 2000, height: 1000 }));
    assert.deepEqual(await measure(wide[1600]), { format: 'webp', width: 1600, height: 800 });
    const small = await detailed(await makeWebp({ width: 100, height: 50 }));
    assert.deepEqual(await measure(small[1600]), { format: 'webp', width: 100, height: 50 });
    const strip = await detailed(makePngBomb({ width: 8, height: 30_000 }));
    assert.deepEqual([(await measure(strip[640])).height, (await measure(strip[1600])).height], [2560, 1600]);
  });

  test('a photo’s metadata and appended data are removed', async () => {
    const source = await makeJpegPolyglot();
    assert.ok((await sharp(source).metadata()).exif, 'the source carries EXIF');
    const image = await detailed(source);
    for (const bytes of [image[256], image[640], image[1600]]) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      assert.deepEqual([exif, xmp, iptc, icc, orientation], Array(5).fill(undefined));
      assert.doesNotMatch(Buffer.from(bytes).toString('latin1'), /Exif|Secret|GPS|script/);
    }
  });

  test('small pictures are not enlarged, transparency is kept, long strips are bounded', async () => {
    const small = await shrunk(await makeWebp({ width: 100, height: 50 }));
    assert.deepEqual(await measure(small[640]), { format: 'webp', width: 100, height: 50 });
    const clear = await shrunk(await makePng());
    assert.equal((await sharp(clear[256]).metadata()).hasAlpha, true);
    const strip = await shrunk(makePngBomb({ width: 8, height: 30_000 }));
    assert.equal((await measure(strip[640])).height, 2560);
  });

  test('grey, 16-bit and CMYK pictures become sRGB', async () => {
    const grey = sharp(await makePng()).greyscale();
    const deep = sharp(await makePng()).toColourspace('rgb16');
    const print = sharp(await makeJpeg()).toColourspace('cmyk');
    const sources = [await grey.png().toBuffer(), await deep.png().toBuffer(), await print.jpeg().toBuffer()];
    for (const source of sources) {
      const { space, depth } = await sharp((await shrunk(source))[256]).metadata();
      assert.deepEqual([space, depth], ['srgb', 'uchar']);
    }
  });

  test('a 40-megapixel picture is accepted', async () => {
    const picture = makePngBomb({ width: 8000, height: 5000 });
    assert.equal((await measure((await shrunk(picture))[640])).width, 640);
    assert.equal((await measure((await detailed(picture))[1600])).width, 1600);
  });
});

const refused = {
  'an SVG': () => makeSvg(),
  'an HTML page': () => makeHtml(),
  'an HTML page that starts like a JPEG': () => makeHtmlWithJpegMagic(),
  'a GIF of 10,000 frames': () => makeGif(10_000),
  'a WebP of 10,000 frames': () => makeAnimatedWebp(10_000),
  'half a photo': () => makeTruncated(),
  'the first bytes of a PNG': async () => (await makePng()).slice(0, 20),
  'an empty file': () => new Uint8Array(),
};

suite('refused files', () => {
  for (const [name, make] of Object.entries(refused)) {
    test(`${name} is refused as not an image, within 250 ms`, async () => {
      const bytes = await make();
      const refuse = async () => assert.equal(await shrinkImage(bytes), 'not_an_image');
      assert.ok((await measureShortest(10, refuse)) < 250);
      assert.equal(await shrinkImage(bytes, true), 'not_an_image');
    });
  }

  test('a 256-megapixel bomb is refused within 25 ms and 20 MB of memory', async () => {
    const bomb = makePngBomb({ width: 16_000, height: 16_000 });
    assert.ok(bomb.byteLength < 100_000);
    const before = process.memoryUsage().rss;
    const refuse = async () => assert.equal(await shrinkImage(bomb, true), 'image_too_many_pixels');
    assert.ok((await measureShortest(20, refuse)) < 25);
    assert.ok(process.memoryUsage().rss - before < 20_000_000);
  });

  test('an interlaced picture has a lower pixel limit', async () => {
    const interlaced = makePngBomb({ width: 5000, height: 4000, isInterlaced: true });
    assert.equal(await shrinkImage(interlaced), 'image_too_many_pixels');
  });
});
