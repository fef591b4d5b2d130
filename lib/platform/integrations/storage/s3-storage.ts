import { EnvError } from '#lib/platform/config/env.ts';
import type { Bucket } from '#lib/platform/config/engine-urls.ts';
import type { OpenFile } from '#lib/platform/contract/payloads.ts';
import { toByteStream } from '#lib/platform/concurrency/byte-stream.ts';
import { now } from '#lib/platform/time/clock.ts';
import { formatRange } from './byte-range.ts';
import type { FileStorage, StoredFileEntry } from './storage-port.ts';
import { createS3Client } from './s3-client.ts';

const HOUR_MS = 3_600_000;
// Signed at the full hour: within it everyone gets the same address, which a CDN and a browser can keep.
const ADDRESS_SECONDS = 7200;

const OUTSIDE = 416;

/** The service's own code, such as NoSuchBucket. */
const readFault = async (response: Response): Promise<string> => {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
  return `${response.status} ${code}`.trim();
};

const refuse = async (response: Response, act: string): Promise<never> => {
  throw new Error(`The file storage refused to ${act}: ${await readFault(response)}`);
};

const toOpenFile = (response: Response): OpenFile => {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(
    response.headers.get('content-range') ?? '',
  ) ?? [null, undefined, undefined, undefined];
  const whole = Number(response.headers.get('content-length'));
  return {
    size: Number(size ?? whole),
    first: Number(first ?? 0),
    last: Number(last ?? whole - 1),
    chunks: response.body ?? toByteStream([]),
  };
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const unescapeXml = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);

const readEntries = (xml: string): StoredFileEntry[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: unescapeXml(/<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? ''),
    size: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]),
  }));

type Client = ReturnType<typeof createS3Client>;

const createLister = ({ prefix }: Bucket, { send }: Client) => {
  const listPage = async (after: string): Promise<StoredFileEntry[]> => {
    const query = { 'list-type': '2', prefix, ...(after && { 'start-after': `${prefix}${after}` }) };
    const response = await send({ method: 'GET', key: '', query });
    if (!response.ok) return refuse(response, 'list files');
    return readEntries(await response.text()).map(({ key, size }) => ({
      key: key.slice(prefix.length),
      size,
    }));
  };

  return async function* listFrom(after = '') {
    let page = await listPage(after);
    while (page.length > 0) {
      yield* page;
      page = await listPage(page.at(-1)?.key ?? '');
    }
  };
};

/** Refuses a service that refuses us; one that is down for a moment must not keep servers from starting. */
const checkBucket = async ({ send }: Client): Promise<void> => {
  const query = { 'list-type': '2', 'max-keys': '1' };
  const response = await send({ method: 'GET', key: '', query }).catch(() => null);
  if (response && !response.ok)
    throw new EnvError(`FILES_URL cannot be used: its service answered ${await readFault(response)}.`);
  await response?.body?.cancel();
};

/** Files in a bucket of an S3 service. The bucket stays private; `cdn` may read it by signed addresses. */
export const createS3Storage = (bucket: Bucket, cdn?: string): FileStorage => {
  const client = createS3Client(bucket);
  const { send, signAddress, sourceFor } = client;

  const readSize = async (key: string): Promise<number | null> => {
    const response = await send({ method: 'HEAD', key });
    if (response.status === 404) return null;
    return response.ok ? Number(response.headers.get('content-length')) : refuse(response, 'look at a file');
  };

  return {
    put: async ({ key, size, chunks }) => {
      const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
      const response = await send({ method: 'PUT', key, headers, body: toByteStream(chunks) });
      if (!response.ok) return refuse(response, 'store a file');
      await response.body?.cancel();
    },
    open: async (key, range = null) => {
      const headers = range && { range: formatRange(range) };
      const response = await send({ method: 'GET', key, ...(headers && { headers }) });
      if (response.ok) return toOpenFile(response);
      if (response.status !== 404 && response.status !== OUTSIDE) return refuse(response, 'read a file');
      await response.body?.cancel();
      // Not every service tells the size together with the refusal.
      const size = response.status === OUTSIDE ? await readSize(key) : null;
      return size === null ? null : { size, first: 0, last: -1, chunks: null };
    },
    copy: async (from, to) => {
      const size = await readSize(from);
      if (size === null) return null;
      const headers = { 'x-amz-copy-source': sourceFor(from) };
      const response = await send({ method: 'PUT', key: to, headers });
      if (response.status === 404) return null;
      // A copy that fails late answers 200 with an error in its body.
      const isDone = response.ok && (await response.clone().text()).includes('CopyObjectResult');
      return isDone ? size : refuse(response, 'copy a file');
    },
    remove: async (key) => {
      const response = await send({ method: 'DELETE', key });
      if (!response.ok && response.status !== 404) return refuse(response, 'remove a file');
      await response.body?.cancel();
    },
    list: createLister(bucket, client),
    addressFor: async ({ key, contentType }) => {
      if (!cdn || (await readSize(key)) === null) return null;
      const signedAt = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS);
      const query = {
        'response-content-type': contentType,
        // Without spaces, which some services sign as + and others as %20.
        'response-cache-control': `public,max-age=${HOUR_MS / 1000}`,
      };
      const { pathname, search } = await signAddress({ key, query }, { signedAt, seconds: ADDRESS_SECONDS });
      return `${cdn}${pathname}${search}`;
    },
    check: () => checkBucket(client),
  };
};
