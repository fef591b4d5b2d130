import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { env } from '#lib/platform/config/env.ts';
import { now } from '#lib/platform/time/clock.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';

export const TOKEN_DAYS = 30;
const ISSUER = 'hunar';
const AUDIENCE = 'hunar-api';
// Longer tokens are never ours, so skip verifying them.
const MAX_TOKEN_LENGTH = 2000;

// A KeyObject prevents key confusion and verifies several times faster than a string.
const key = processWide('token-key', (): KeyObject => createSecretKey(Buffer.from(env().JWT_SECRET)));

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const signToken = ({ sessionId, expiresAt }: { sessionId: string; expiresAt: Date }): string =>
  jwt.sign({ sid: sessionId, iat: seconds(now()), exp: seconds(expiresAt) }, key.get(), {
    algorithm: 'HS256',
    issuer: ISSUER,
    audience: AUDIENCE,
  });

export type TokenVerdict = { sessionId: string; expiresAt: Date } | 'expired' | 'invalid';

const parseClaims = (claims: string | jwt.JwtPayload): TokenVerdict => {
  if (typeof claims === 'string') return 'invalid';
  const { sid, exp } = claims;
  if (typeof sid !== 'string' || !/^[0-9a-f]{24}$/.test(sid) || exp === undefined) return 'invalid';
  return { sessionId: sid, expiresAt: new Date(exp * 1000) };
};

/** Returns the session named by a bearer token, for any input. */
export const readToken = (token: string): TokenVerdict => {
  if (token.length > MAX_TOKEN_LENGTH) return 'invalid';
  try {
    const claims = jwt.verify(token, key.get(), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: seconds(now()),
    });
    return parseClaims(claims);
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? 'expired' : 'invalid';
  }
};
