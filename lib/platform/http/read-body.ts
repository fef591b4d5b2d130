import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

const jsonLimit = { maxBytes: 100_000, tooLarge: 'body_too_large' } as const;
const MAX_DEPTH = 50;
// Names that would reach an object's prototype in careless code further on.
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

const isJson = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i.test(contentType ?? '');

interface SizeLimit {
  maxBytes: number;
  tooLarge: ErrorCode;
}

const grow = (bytes: Buffer, size: number): Buffer<ArrayBuffer> => {
  const larger = Buffer.allocUnsafeSlow(size);
  larger.set(bytes);
  return larger;
};

// A caller who goes away in the middle, or is cut for being slow, is no fault of ours to be logged as one.
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw new AppError('malformed_body');
  }
}

/** Reads a body to its end or refuses it as soon as it is known to be too large. */
export const readBytes = async (request: Request, { maxBytes, tooLarge }: SizeLimit): Promise<Uint8Array> => {
  const declared = Number(request.headers.get('content-length')) || 0;
  if (declared > maxBytes) throw new AppError(tooLarge);
  let bytes = Buffer.allocUnsafeSlow(declared);
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    const needed = size + chunk.byteLength;
    if (needed > maxBytes) throw new AppError(tooLarge);
    if (needed > bytes.byteLength) bytes = grow(bytes, Math.min(maxBytes, needed * 2));
    bytes.set(chunk, size);
    size = needed;
  }
  return bytes.subarray(0, size);
};

const assertPlain = (value: unknown, depth: number): void => {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new AppError('malformed_body');
  for (const [name, inner] of Object.entries(value)) {
    if (forbiddenNames.has(name))
      throw new AppError('validation_failed', { errors: [{ field: name, code: 'unknown_field' }] });
    assertPlain(inner, depth + 1);
  }
};

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('malformed_body');
  }
};

/** The JSON body of a request, checked for size, type, depth and dangerous names. */
export const readJson = async (request: Request): Promise<unknown> => {
  if (!isJson(request.headers.get('content-type'))) throw new AppError('unsupported_media_type');
  const value = parseJson(await readBytes(request, jsonLimit));
  assertPlain(value, 0);
  return value;
};
