import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { streamBytes } from '#lib/platform/http/stream-text.ts';
import { findWholeBody, respondWhole } from '#lib/platform/http/whole-body.ts';

// A shorter answer fits into one packet anyway.
const MIN_BYTES = 1024;

// Handing a shorter one to another thread takes longer than compressing it.
const MAX_AT_ONCE_BYTES = 4 * 1024;

// A longer answer is compressed while it is read, so that memory holds no more of it.
const MAX_HELD_BYTES = 512 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Smaller ones cost far more time than they save bytes.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

type Encoding = 'br' | 'gzip';

const encode = (bytes: Uint8Array, encoding: Encoding) => {
  const isShort = bytes.length <= MAX_AT_ONCE_BYTES;
  if (encoding === 'br') return isShort ? brotliCompressSync(bytes, { params }) : brotli(bytes, { params });
  return isShort ? gzipSync(bytes) : zip(bytes);
};

const compressors = {
  br: () => createBrotliCompress({ params }),
  gzip: () => createGzip(),
} as const;

const encodingFor = (request: Request): Encoding | null => {
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((one) => one.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
};

const mayShrink = ({ headers }: Response): boolean =>
  !headers.has('content-encoding') && (headers.get('content-type') ?? '').startsWith('application/json');

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The first chunks of a body: all, unless it is long. */
const readFirst = async (reader: Reader): Promise<{ chunks: Uint8Array[]; isAll: boolean }> => {
  const chunks: Uint8Array[] = [];
  for (let size = 0; size <= MAX_HELD_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return { chunks, isAll: true };
    chunks.push(value);
    size += value.length;
  }
  return { chunks, isAll: false };
};

async function* readOn(chunks: readonly Uint8Array[], reader: Reader): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

async function* compressed(
  source: AsyncGenerator<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  const compressor = compressors[encoding]();
  // A failure of the source ends the compressor, and so this loop, with the same error.
  pipeline(Readable.from(source), compressor, () => undefined);
  for await (const chunk of compressor) yield chunk;
}

interface Whole {
  response: Response;
  bytes: Uint8Array<ArrayBuffer>;
  encoding: Encoding;
}

const varied = ({ headers: own }: Response): Headers => {
  const headers = new Headers(own);
  headers.append('vary', 'accept-encoding');
  return headers;
};

const compressWhole = async ({ response, bytes, encoding }: Whole): Promise<Response> => {
  const { status, statusText } = response;
  const headers = varied(response);
  if (bytes.length < MIN_BYTES) return respondWhole(bytes, { status, statusText, headers });
  headers.set('content-encoding', encoding);
  return respondWhole(await encode(bytes, encoding), { status, statusText, headers });
};

/**
 * Compresses a response if the client accepts it. Safe from BREACH: calls carry a bearer token, which a foreign page
 * cannot make the browser send.
 */
export const compressReply = async (request: Request, response: Response): Promise<Response> => {
  const encoding = encodingFor(request);
  if (!encoding || request.method === 'HEAD' || !mayShrink(response)) return response;
  const whole = findWholeBody(response);
  if (whole) return compressWhole({ response, bytes: whole, encoding });
  if (!response.body) return response;
  const reader: Reader = response.body.getReader();
  const { chunks, isAll } = await readFirst(reader);
  if (isAll) return compressWhole({ response, bytes: Buffer.concat(chunks), encoding });
  const { status, statusText } = response;
  const headers = varied(response);
  headers.set('content-encoding', encoding);
  const body = streamBytes(compressed(readOn(chunks, reader), encoding));
  return new Response(body, { status, statusText, headers });
};
