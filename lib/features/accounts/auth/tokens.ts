import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { env } from '#lib/platform/config/env.ts';
import { now } from '#lib/platform/time/clock.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';

export const TOKEN_DAYS = 30;
const ISSUER = 'hunar';
const AUDIENCE = 'hunar-api';
// No token of ours is longer; a longer text is not worth the work of verifying it.
const LONGEST_TOKEN = 2000;

// A KeyObject rules out key confusion, and verifying with it is several times faster than with a string.
const key = processWide('token-key', (): KeyObject => createSecretKey(Buffer.from(env().JWT_SECRET)));

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** The bearer token of a session. */
export const signToken = ({ sessionId, expiresAt }: { sessionId: string; expiresAt: Date }): string =>
  jwt.sign({ sid: sessionId, iat: seconds(now()), exp: seconds(expiresAt) }, key.get(), {
    algorithm: 'HS256',
    issuer: ISSUER,
    audience: AUDIENCE,
  });

export type TokenVerdict = { sessionId: string; expiresAt: Date } | 'expired' | 'invalid';

const sessionIdOf = (claims: string | jwt.JwtPayload): TokenVerdict => {
  if (typeof claims === 'string') return 'invalid';
  const { sid, exp } = claims;
  if (typeof sid !== 'string' || !/^[0-9a-f]{24}$/.test(sid) || exp === undefined) return 'invalid';
  return { sessionId: sid, expiresAt: new Date(exp * 1000) };
};

/** Says whose session a bearer token names, whatever the caller sent. */
export const readToken = (token: string): TokenVerdict => {
  if (token.length > LONGEST_TOKEN) return 'invalid';
  try {
    const claims = jwt.verify(token, key.get(), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: seconds(now()),
    });
    return sessionIdOf(claims);
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? 'expired' : 'invalid';
  }
};
