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

const sealWith = (key: Buffer, bytes: Uint8Array, owner: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

const unsealWith = (key: Buffer, text: string, owner: string): Buffer => {
  const bytes = Buffer.from(text, 'base64url');
  const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  opener.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([opener.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opener.final()]);
};

/** Encrypts bytes so that only this server can read them, and only for `owner`. */
export const seal = (bytes: Uint8Array, owner: string): string => sealWith(keys.get().seal, bytes, owner);

/** Decrypts what `seal` encrypted; throws when the owner differs or the data was changed. */
export const unseal = (text: string, owner: string): Buffer => unsealWith(keys.get().seal, text, owner);

interface FileKey {
  /** Identifies the key that a file was encrypted with, without revealing it. */
  readonly id: string;
  readonly key: Buffer;
}

const toFileKey = (secret: string): FileKey => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hunar papers', 32));
  return { key, id: createHmac('sha256', key).update('id').digest('hex').slice(0, 8) };
};

// The first key encrypts; the second only decrypts files from before the secret was changed.
const fileKeys = processWide('file-keys', () => {
  const { SEAL_SECRET, SEAL_SECRET_BEFORE, JWT_SECRET } = env();
  const before = SEAL_SECRET_BEFORE === undefined ? [] : [toFileKey(SEAL_SECRET_BEFORE)];
  return { now: toFileKey(SEAL_SECRET ?? JWT_SECRET), before };
});

/** Encrypts a file with the id of its key, so that the secret can be rotated. */
export const sealFile = (bytes: Uint8Array, owner: string): string => {
  const { now } = fileKeys.get();
  return `${now.id}.${sealWith(now.key, bytes, owner)}`;
};

/** Decrypts what `sealFile` encrypted; throws when the owner differs, the data was changed, or its key is gone. */
export const unsealFile = (text: string, owner: string): Buffer => {
  const { now, before } = fileKeys.get();
  const [id, sealed = ''] = text.split('.');
  const found = [now, ...before].find((one) => one.id === id);
  if (!found) throw new Error('The key that this file was encrypted with is missing.');
  return unsealWith(found.key, sealed, owner);
};

/** Returns a keyed hash of a text. */
export const toKeyedHash = (text: string): string =>
  createHmac('sha256', keys.get().mark).update(text).digest('base64url');
