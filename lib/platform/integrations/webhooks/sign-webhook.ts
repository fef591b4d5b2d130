import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const makeWebhookKey = (): Buffer => randomBytes(SECRET_BYTES);

/** The key as receivers configure it. */
export const toSecretText = (key: Uint8Array): string => PREFIX + Buffer.from(key).toString('base64');

/** The signatures of Standard Webhooks: one for each key, so that a secret can be rotated. */
export const signWebhook = (
  { id, seconds, body }: { id: string; seconds: number; body: string },
  keys: readonly Uint8Array[],
): string =>
  keys
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`)
    .join(' ');
