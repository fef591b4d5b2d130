import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { resolveRange } from '#lib/platform/integrations/storage/byte-range.ts';

const ACCESS_KEY = 'HUNARTESTKEY';
const SECRET_KEY = 'test/secret+key';
const REGION = 'ap-south-1';
const BUCKET = 'hunar-test';
const CLOCK_SKEW_MS = 900_000;

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text, 'utf8').digest();
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

// As AWS describes it: everything but letters, digits and -._~ is percent-encoded.
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
  readonly expiresInMs: number;
}

const readHeaderClaim = ({ headers }: IncomingMessage): Claim | null => {
  const form = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = form.exec(headers.authorization ?? '') ?? [];
  if (!credential || !signedHeaders || !signature) return null;
  const [date, payload] = [headers['x-amz-date'], headers['x-amz-content-sha256']].map(String);
  if (!date || !payload) return null;
  return { credential, signedHeaders, signature, date, payload, expiresInMs: CLOCK_SKEW_MS };
};

const readAddressClaim = (query: URLSearchParams): Claim | null => {
  const [credential, signedHeaders, signature, date] = [
    'X-Amz-Credential',
    'X-Amz-SignedHeaders',
    'X-Amz-Signature',
    'X-Amz-Date',
  ].map((name) => query.get(name));
  if (!credential || !signedHeaders || !signature || !date) return null;
  const expiresInMs = Number(query.get('X-Amz-Expires')) * 1000;
  return { credential, signedHeaders, signature, date, payload: 'UNSIGNED-PAYLOAD', expiresInMs };
};

const toTime = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Whether Signature Version 4 proves the key, computed from AWS's description and not by the client's library. */
const isSigned = (request: IncomingMessage, url: URL): boolean => {
  const claim = readHeaderClaim(request) ?? readAddressClaim(url.searchParams);
  if (!claim) return false;
  const [accessKey, ...scope] = claim.credential.split('/');
  const day = claim.date.slice(0, 8);
  if (accessKey !== ACCESS_KEY || scope.join('/') !== `${day}/${REGION}/s3/aws4_request`) return false;
  const age = Date.now() - toTime(claim.date);
  if (age > claim.expiresInMs || age < -CLOCK_SKEW_MS) return false;
  const names = claim.signedHeaders.split(';');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [
    request.method,
    url.pathname.split('/').map(decodeURIComponent).map(encode).join('/'),
    canonicalQuery(url.searchParams),
    headers,
    claim.signedHeaders,
    claim.payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', claim.date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>((parent, part) => hmac(parent, part), `AWS4${SECRET_KEY}`);
  return hmac(key, toSign).toString('hex') === claim.signature && names.includes('host');
};

const fail = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);
};

const PAGE = 3;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const listXml = (objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string => {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
  const keys = [...objects.keys()].toSorted().filter((key) => key.startsWith(prefix) && key > after);
  const limit = Number(query.get('max-keys') ?? PAGE);
  const entries = keys.slice(0, limit).map((key) => {
    const size = objects.get(key)?.byteLength ?? 0;
    return `<Contents><Key>${escapeXml(key)}</Key><Size>${size}</Size></Contents>`;
  });
  return `<ListBucketResult>${entries.join('')}</ListBucketResult>`;
};

const parseRange = (header: string | undefined) => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : { lastBytes: Number(last) };
  return { first: Number(first), last: last === '' ? undefined : Number(last) };
};

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly key: string;
}

const read = ({ request, response, url }: Exchange, bytes: Buffer | undefined): void => {
  if (!bytes) return fail(response, 404, 'NoSuchKey');
  const range = parseRange(request.headers.range);
  const part = resolveRange(range, bytes.byteLength);
  if (!part) return fail(response, 416, 'InvalidRange');
  const { first, last } = part;
  const type = url.searchParams.get('response-content-type') ?? 'application/octet-stream';
  const cache = url.searchParams.get('response-cache-control');
  response.writeHead(range ? 206 : 200, {
    'content-type': type,
    'content-length': last + 1 - first,
    ...(cache && { 'cache-control': cache }),
    ...(range && { 'content-range': `bytes ${first}-${last}/${bytes.byteLength}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(first, last + 1));
};

const write = async ({ request, response, key }: Exchange, objects: Map<string, Buffer>): Promise<void> => {
  const source = request.headers['x-amz-copy-source'];
  if (source === undefined && request.headers['content-length'] === undefined)
    return fail(response, 411, 'MissingContentLength');
  const copied = objects.get(String(source).replace(`/${BUCKET}/`, ''));
  if (source !== undefined && !copied) return fail(response, 404, 'NoSuchKey');
  objects.set(key, copied ?? (await buffer(request)));
  response.end(copied ? '<CopyObjectResult></CopyObjectResult>' : undefined);
};

const answer = async (exchange: Exchange, objects: Map<string, Buffer>): Promise<void> => {
  const { request, response, url, key } = exchange;
  if (!isSigned(request, url)) return fail(response, 403, 'SignatureDoesNotMatch');
  if (!url.pathname.startsWith(`/${BUCKET}`)) return fail(response, 404, 'NoSuchBucket');
  if (key === '') return void response.end(listXml(objects, url.searchParams));
  if (request.method === 'PUT') return write(exchange, objects);
  if (request.method !== 'DELETE') return read(exchange, objects.get(key));
  objects.delete(key);
  response.writeHead(204).end();
};

/** A small S3 service that checks signatures, for tests that need no installation. */
export const startS3Server = async () => {
  const objects = new Map<string, Buffer>();
  // Answers 503 to this many of the next requests.
  const trouble = { left: 0 };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2));
    trouble.left -= 1;
    if (trouble.left >= 0) return fail(response, 503, 'SlowDown');
    void answer({ request, response, url, key }, objects).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const login = `${ACCESS_KEY}:${encodeURIComponent(SECRET_KEY)}`;
  return {
    objects,
    origin: `http://127.0.0.1:${port}`,
    url: `s3://${login}@127.0.0.1:${port}/${BUCKET}?region=${REGION}&tls=off`,
    failNext: (count: number): void => {
      trouble.left = count;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
