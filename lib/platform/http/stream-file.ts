import { toByteStream } from '#lib/platform/concurrency/byte-stream.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ByteRange, OpenFile, StreamPayload } from '#lib/platform/contract/payloads.ts';
import { isHeld, tagFor } from './entity-tag.ts';

/** Parses a Range header of one part; null for none, several and nonsense, which mean the whole file. */
const parseRange = (header: string | null): ByteRange | null => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') return { lastBytes: Number(last) };
  if (last !== '' && Number(last) < Number(first)) return null;
  return { first: Number(first), last: last === '' ? undefined : Number(last) };
};

const rangeFor = ({ headers }: Request, tag: string): ByteRange | null => {
  const expected = headers.get('if-range');
  return expected === null || expected === tag ? parseRange(headers.get('range')) : null;
};

/** Reads the first chunk now, so that a file which cannot be read is an error instead of a cut connection. */
const startReading = async (file: OpenFile): Promise<OpenFile> => {
  if (!file.chunks) return file;
  const iterator = file.chunks[Symbol.asyncIterator]();
  let ahead: Promise<IteratorResult<Uint8Array>> | null = Promise.resolve(await iterator.next());
  const next = (): Promise<IteratorResult<Uint8Array>> => {
    const chunk = ahead ?? iterator.next();
    ahead = null;
    return chunk;
  };
  const end = async (): Promise<IteratorResult<Uint8Array>> => {
    await iterator.return?.();
    return { done: true, value: undefined };
  };
  return { ...file, chunks: { [Symbol.asyncIterator]: () => ({ next, return: end }) } };
};

const stop = async ({ chunks }: OpenFile): Promise<void> => {
  await chunks?.[Symbol.asyncIterator]().return?.();
};

// Checked by us and cached briefly: a picture that is taken down disappears from here at once.
const REDIRECT_CACHE = 'public, max-age=300';

const redirectTo = (elsewhere: string, headers: Headers): Response => {
  headers.set('location', elsewhere);
  headers.set('cache-control', REDIRECT_CACHE);
  headers.delete('content-type');
  return new Response(null, { status: 302, headers });
};

/** Sends a file as it is read: whole, in part (Range), not again to a client that has it, or by a redirect. */
export const streamReply = async (
  request: Request,
  { key, elsewhere, open }: StreamPayload,
  headers: Headers,
): Promise<Response> => {
  if (elsewhere) return redirectTo(elsewhere, headers);
  const tag = tagFor(key);
  headers.set('etag', tag);
  headers.set('accept-ranges', 'bytes');
  if (isHeld(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  const range = rangeFor(request, tag);
  const opened = await open(range);
  if (!opened) throw new AppError('not_found');
  const file = await startReading(opened);
  const { first, last, size, chunks } = file;
  if (!chunks) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(last + 1 - first));
  if (range) headers.set('content-range', `bytes ${first}-${last}/${size}`);
  // A route's HEAD calls the same handler and takes only status and headers.
  if (request.method === 'HEAD') await stop(file);
  const body = request.method === 'HEAD' ? null : toByteStream(chunks);
  return new Response(body, { status: range ? 206 : 200, headers });
};
