import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '#lib/platform/config/env.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const derive = (purpose: string): Buffer => {
  const { SEAL_SECRET, JWT_SECRET } = env();
  return Buffer.from(hkdfSync('sha256', SEAL_SECRET ?? JWT_SECRET, '', purpose, 32));
};
const keys = processWide('seal-keys', () => ({ seal: derive('hunar seal'), mark: derive('hunar mark') }));

/** Closes bytes so that only this server can read them, and only as `owner`'s. */
export const seal = (bytes: Uint8Array, owner: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keys.get().seal, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Opens what `seal` closed; throws when it is another's or was changed. */
export const unseal = (text: string, owner: string): Buffer => {
  const bytes = Buffer.from(text, 'base64url');
  const opener = createDecipheriv(CIPHER, keys.get().seal, bytes.subarray(0, IV_BYTES));
  opener.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([opener.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opener.final()]);
};

/** A mark that only this server can make of a text. */
export const markOf = (text: string): string =>
  createHmac('sha256', keys.get().mark).update(text).digest('base64url');
