import { randomBytes, timingSafeEqual } from 'node:crypto';
import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';

const sign = (deviceId: string): string => `${deviceId}.${toKeyedHash(`signed device ${deviceId}`)}`;

/** A browser or app that we have named. It proves nothing about a person; limits count it, and accounts know it. */
export interface SignedDevice {
  id: string;
  /** What the client stores and sends back. */
  token: string;
}

const makeDevice = (): SignedDevice => {
  const id = randomBytes(12).toString('base64url');
  return { id, token: sign(id) };
};

/** Returns the device of a token, or null when we did not sign it. */
export const readDevice = (token: string | undefined): SignedDevice | null => {
  const [id = ''] = token?.split('.') ?? [];
  const [given, wanted] = [Buffer.from(token ?? ''), Buffer.from(sign(id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { id, token: sign(id) } : null;
};

/** Returns the device of a token, or a new one. */
export const readOrMakeDevice = (token: string | undefined): SignedDevice =>
  readDevice(token) ?? makeDevice();
