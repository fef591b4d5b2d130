import type { AwsClient } from 'aws4fetch';
import type { Bucket } from '#lib/platform/config/engine-urls.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { log } from '#lib/platform/observability/log.ts';

const TRIES = 3;
const ANSWER_WITHIN_MS = 10_000;
const STORE_WITHIN_MS = 120_000;

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: ReadableStream<Uint8Array>;
}

const isRetryable = ({ status }: Response): boolean => status >= 500 || status === 429;

const unavailable = (): AppError => new AppError('unavailable', { retryAfterSeconds: 2 });

/** Waits for the answer's head only: a large file may take longer than that to arrive. */
const sendOnce = async (request: Request, withinMs: number): Promise<Response | null> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${withinMs / 1000} s`)), withinMs);
  try {
    return await fetch(request, { signal: late.signal });
  } catch (error) {
    log().warn({ err: error }, 'file storage did not answer');
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/** Signs and sends requests to a bucket. The library is loaded with the first of them. */
export const createS3Client = (bucket: Bucket) => {
  let loading: Promise<AwsClient> | null = null;
  const load = (): Promise<AwsClient> =>
    (loading ??= import('aws4fetch').then(
      ({ AwsClient: Client }) => new Client({ ...bucket, service: 's3', retries: 0 }),
    ));

  const toUrl = ({ key, query = {} }: Pick<S3Request, 'key' | 'query'>): URL => {
    const url = new URL(key === '' ? bucket.url : `${bucket.url}/${bucket.prefix}${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };

  const attempt = async (request: S3Request, triesLeft: number): Promise<Response> => {
    const client = await load();
    const { method, headers = {}, body } = request;
    const signed = await client.sign(toUrl(request), { method, headers, ...(body && { body }) });
    const response = await sendOnce(signed, body ? STORE_WITHIN_MS : ANSWER_WITHIN_MS);
    if (response && !isRetryable(response)) return response;
    await response?.body?.cancel();
    if (triesLeft > 1) return attempt(request, triesLeft - 1);
    throw unavailable();
  };

  return {
    // A body that was sent halfway cannot be sent again.
    send: (request: S3Request): Promise<Response> => attempt(request, request.body ? 1 : TRIES),
    /** An address that reads an object without further permission, from `signedAt` for `seconds`. */
    signAddress: async (
      request: Pick<S3Request, 'key' | 'query'>,
      { signedAt, seconds }: { signedAt: Date; seconds: number },
    ): Promise<URL> => {
      const client = await load();
      const url = toUrl({ ...request, query: { ...request.query, 'X-Amz-Expires': String(seconds) } });
      const datetime = signedAt.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
      return new URL((await client.sign(url, { aws: { signQuery: true, datetime } })).url);
    },
    /** The object as the header of a copy names it. */
    sourceFor: (key: string): string => `${new URL(bucket.url).pathname}/${bucket.prefix}${key}`,
  };
};
