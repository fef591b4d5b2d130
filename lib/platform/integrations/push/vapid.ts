import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { appOrigin, env } from '#lib/platform/config/env.ts';
import { now } from '#lib/platform/time/clock.ts';

export interface VapidKeys {
  /** An uncompressed point on P-256, as browsers expect it. */
  publicKey: string;
  privateKey: string;
}

const TWELVE_HOURS = 12 * 3600;

/** Creates a key pair, base64url-encoded. */
export const makeVapidKeys = (): VapidKeys => {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
};

const toKey = ({ publicKey, privateKey }: VapidKeys) => {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
};

// The contact for push services when something is wrong; some accept only https and mailto.
const contact = (): string => {
  const { SUPPORT_EMAIL } = env();
  if (SUPPORT_EMAIL) return `mailto:${SUPPORT_EMAIL}`;
  return appOrigin().startsWith('https:') ? appOrigin() : 'mailto:no-reply@localhost.localdomain';
};

const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header that identifies us to one push service (RFC 8292). */
export const vapidHeader = (keys: VapidKeys, audience: string): string => {
  const exp = Math.floor(now().getTime() / 1000) + TWELVE_HOURS;
  const unsigned = `${toPart({ typ: 'JWT', alg: 'ES256' })}.${toPart({ aud: audience, exp, sub: contact() })}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: toKey(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
};
