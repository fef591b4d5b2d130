import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

const own = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);

interface Dimensions {
  width?: number;
  height?: number;
}

// Noise, so that the file is as large as a photo.
const noise = ({ width = 1200, height = 800 }: Dimensions) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

// A camera model, a place in Bengaluru, and an orientation.
const camera = {
  IFD0: { Make: 'Hunarphone', Artist: 'Meera Secret' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '12/1 58/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '77/1 35/1 0/1',
  },
};

/** A photo as phones send it: rotated by EXIF, with camera, person and place. */
export const makeJpeg = async (size: Dimensions = {}): Promise<Bytes> =>
  own(await noise(size).jpeg({ quality: 80 }).withExif(camera).withMetadata({ orientation: 6 }).toBuffer());

export const makePng = async ({ width = 300, height = 900 }: Dimensions = {}): Promise<Bytes> =>
  own(
    await sharp({ create: { width, height, channels: 4, background: '#f508' } })
      .png()
      .toBuffer(),
  );

export const makeWebp = async (size: Dimensions = {}): Promise<Bytes> =>
  own(await noise(size).webp({ quality: 80 }).toBuffer());

export const makeSvg = (): Bytes =>
  own(
    Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
  );

/** A JPEG drawn from SVG, which compresses to fewer bytes than noise. */
export const drawJpeg = async (svg: string): Promise<Bytes> =>
  own(await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer());

const html = '<!doctype html><script>alert(1)</script>';

export const makeHtml = (): Bytes => own(Buffer.from(html));

/** An HTML page that starts like a JPEG. */
export const makeHtmlWithJpegMagic = (): Bytes =>
  own(Buffer.concat([Buffer.from('ffd8ffe000104a46494600010101', 'hex'), Buffer.from(html.repeat(50))]));

/** A real photo with HTML appended: valid JPEG, and HTML to a careless reader. */
export const makeJpegPolyglot = async (): Promise<Bytes> =>
  own(Buffer.concat([await makeJpeg({ width: 400, height: 300 }), Buffer.from(html)]));

export const makeTruncated = async (): Promise<Bytes> => {
  const whole = await makeJpeg();
  return whole.slice(0, whole.byteLength / 2);
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
};

interface Bomb extends Required<Dimensions> {
  isInterlaced?: boolean;
}

/** A black PNG: a few kilobytes that decode to any number of pixels. */
export const makePngBomb = ({ width, height, isInterlaced = false }: Bomb): Bytes => {
  const bits = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const form = Buffer.from([1, 0, 0, 0, isInterlaced ? 1 : 0]);
  return own(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), form])),
      pngChunk('IDAT', deflateSync(bits)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
};

/** A one-pixel GIF with many frames. */
export const makeGif = (frames: number): Bytes => {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f9040001000000' + '2c000000000100010000' + '02024401' + '00', 'hex');
  return own(Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]));
};

const riffChunk = (type: string, data: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
};

/** A one-pixel WebP with many frames. */
export const makeAnimatedWebp = async (frames: number): Promise<Bytes> => {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .webp({ lossless: true })
    .toBuffer();
  const place = Buffer.alloc(16);
  place.writeUInt8(100, 12);
  const frame = riffChunk('ANMF', Buffer.concat([place, still.subarray(12)]));
  const canvas = Buffer.from('02000000000000000000', 'hex');
  const chunks = [
    riffChunk('VP8X', canvas),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ];
  return own(riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks])));
};
