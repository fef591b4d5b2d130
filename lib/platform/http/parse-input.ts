import { z } from 'zod';
import {
  takesKey,
  type Contract,
  type ContractRules,
  type UploadRule,
} from '#lib/platform/contract/contract.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { savesData } from './saves-data.ts';
import { faultsIn } from '#lib/platform/contract/field-faults.ts';
import type { ServiceInput } from './service-input.ts';
import type { UploadedFile } from '#lib/platform/contract/payloads.ts';
import { callerNetwork } from './client-network.ts';
import { readBoundary, splitMultipart, type Part } from './multipart.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';

const jsonLimit = { maxBytes: 100_000, tooLarge: 'body_too_large' } as const;
const MAX_DEPTH = 50;
// Names that could reach an object's prototype in careless code.
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

const isJson = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i.test(contentType ?? '');

const grow = (bytes: Buffer, size: number): Buffer<ArrayBuffer> => {
  const larger = Buffer.allocUnsafeSlow(size);
  larger.set(bytes);
  return larger;
};

// A caller that disconnects or is cut off for being slow is not our error.
async function* readChunks(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw new AppError('malformed_body');
  }
}

interface BodyLimit {
  maxBytes: number;
  tooLarge: ErrorCode;
}

// A stream costs more than most bodies; a large one would be held twice without it.
const MAX_AT_ONCE = 100_000;

/** Reads a small body of known size: Node passes on no more bytes than were declared. */
const readAtOnce = async (request: Request, { maxBytes, tooLarge }: BodyLimit): Promise<Uint8Array> => {
  const bytes = await request.arrayBuffer().catch(() => {
    throw new AppError('malformed_body');
  });
  if (bytes.byteLength > maxBytes) throw new AppError(tooLarge);
  return new Uint8Array(bytes);
};

/** Reads a body, or rejects it as soon as it is known to be too large. */
export const readBytes = async (request: Request, limit: BodyLimit): Promise<Uint8Array> => {
  const { maxBytes, tooLarge } = limit;
  const declared = Number(request.headers.get('content-length')) || 0;
  if (declared > maxBytes) throw new AppError(tooLarge);
  if (declared > 0 && declared <= MAX_AT_ONCE) return readAtOnce(request, limit);
  let bytes = Buffer.allocUnsafeSlow(declared);
  let size = 0;
  for await (const chunk of readChunks(request)) {
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

/** Reads a JSON body and checks size, type, depth and dangerous names. */
const readJson = async (request: Request): Promise<unknown> => {
  if (!isJson(request.headers.get('content-type'))) throw new AppError('unsupported_media_type');
  const value = parseJson(await readBytes(request, jsonLimit));
  assertPlain(value, 0);
  return value;
};

// A body without a content type counts as no body only if no body is announced at all.
const hasNoBody = ({ headers }: Request): boolean =>
  !headers.has('content-type') &&
  !headers.has('transfer-encoding') &&
  Number(headers.get('content-length') ?? 0) === 0;

const readBody = ({ isBodyOptional }: Contract, request: Request): unknown =>
  isBodyOptional && hasNoBody(request) ? {} : readJson(request);

// Room for boundaries and part headers, and for slightly oversized files, which deserve the more specific error.
const MULTIPART_OVERHEAD = 1024 * 1024;

const readParts = async (request: Request, rule: UploadRule): Promise<Part[]> => {
  const boundary = readBoundary(request.headers.get('content-type') ?? '');
  if (boundary === null) throw new AppError('unsupported_media_type');
  const { maxBytes, tooLarge = 'body_too_large' } = rule;
  const body = await readBytes(request, { maxBytes: maxBytes + MULTIPART_OVERHEAD, tooLarge });
  const parts = splitMultipart(body, boundary);
  if (!parts) throw new AppError('malformed_body');
  return parts;
};

const refuseField = (field: string, code: 'required' | 'unknown_field') =>
  new AppError('validation_failed', { errors: [{ field, code }] });

/** Reads the single file of a multipart body and rejects anything else in it. */
const readUpload = async (request: Request, rule: UploadRule): Promise<UploadedFile> => {
  const parts = await readParts(request, rule);
  const stranger = parts.find(({ name }) => name !== rule.field);
  if (stranger) throw refuseField(stranger.name, 'unknown_field');
  const [file, second] = parts;
  if (!file || file.fileName === null || second) throw refuseField(rule.field, 'required');
  if (file.bytes.byteLength > rule.maxBytes) throw new AppError(rule.tooLarge ?? 'body_too_large');
  return { bytes: file.bytes, fileName: file.fileName };
};

/** The query as an object. A repeated parameter becomes a list, which schemas for a single text reject. */
const readQuery = (url: string): Record<string, string | string[]> => {
  const start = url.indexOf('?');
  const query: Record<string, string | string[]> = Object.create(null);
  if (start < 0) return query;
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
};

// Calls without a query schema accept no query, so that a misspelt parameter is noticed.
const noQuery = z.strictObject({});

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('validation_failed', { errors: faultsIn(schema, value, result.error) });
};

// `Accept: text/csv` is the same as `format=csv`.
const readTableQuery = ({ table }: Contract, { url, headers }: Request) => {
  const wantsTable = table && /\btext\/csv\b/i.test(headers.get('accept') ?? '');
  return { ...readQuery(url), ...(wantsTable && { format: 'csv' }) };
};

const readKey = (contract: Contract, headers: Headers): string | null => {
  const key = headers.get('idempotency-key');
  if (key === null || !takesKey(contract)) return null;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('validation_failed', { errors: [{ field: 'Idempotency-Key', code: 'invalid_value' }] });
};

interface Raw<Rules extends ContractRules> {
  contract: Contract<Rules>;
  actor: Actor | null;
  request: Request;
  params: Record<string, string | string[]>;
}

/** Parses and validates every part of a request by its contract. */
export const parseInput = async <Rules extends ContractRules>(raw: Raw<Rules>) => {
  const { contract, actor, request, params } = raw;
  const input = {
    actor,
    params: parse(contract.params, params),
    query: parse(contract.query ?? noQuery, readTableQuery(contract, request)),
    body: contract.body && parse(contract.body, await readBody(contract, request)),
    file: contract.upload && (await readUpload(request, contract.upload)),
    idempotencyKey: readKey(contract, request.headers),
    device: (request.headers.get('user-agent') ?? '').slice(0, 200),
    network: callerNetwork(request.headers),
    savesData: savesData(request.headers),
  };
  // This contract's schemas have just produced these values, and `admit` the actor.
  return input as ServiceInput<Rules>;
};
