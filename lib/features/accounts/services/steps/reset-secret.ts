import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link; only their hash is ever stored. */
export const makeResetSecret = (): string => randomBytes(32).toString('base64url');

export const hashResetSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
