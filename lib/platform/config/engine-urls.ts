import { z } from 'zod';

/** A bucket of an S3 service, as FILES_URL names it. */
export interface Bucket {
  /** Origin and bucket, such as https://s3.ap-south-1.amazonaws.com/hunar-files. */
  readonly url: string;
  /** In front of every key; empty or ending with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const bucketForm =
  'it must be s3://KEY:SECRET@host/bucket?region=NAME, with KEY and SECRET percent-encoded; add &tls=off for a service without TLS';

const parameters = z.strictObject({
  region: z.string().min(1).default('us-east-1'),
  tls: z.enum(['on', 'off']).default('on'),
});

const parseBucket = (text: string): Bucket | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, host, username, password, pathname, searchParams } = new URL(text);
  const [bucket, ...folders] = pathname.split('/').filter(Boolean);
  const read = parameters.safeParse(Object.fromEntries(searchParams));
  if (protocol !== 's3:' || !host || !username || !password || !bucket || !read.success) return null;
  return {
    url: `${read.data.tls === 'on' ? 'https' : 'http'}://${host}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: read.data.region,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
};

/** The setting of a bucket. */
export const bucketUrl = z.string().transform((text, context): Bucket => {
  const bucket = parseBucket(text);
  if (bucket) return bucket;
  context.addIssue(bucketForm);
  return z.NEVER;
});

/** The setting of a Redis or Valkey server. */
export const redisUrl = z
  .url({ protocol: /^rediss?$/, error: 'it must be redis://host:6379, or rediss:// with TLS' })
  .optional();
