import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { consumeResetToken } from '#models/accounts/reset-token.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

/** 256 random bits for a link; only the hash is stored. */
export const makeResetSecret = (): string => randomBytes(32).toString('base64url');

export const hashResetSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Uses up a reset link and returns its account. */
export const spendResetLink = async (
  { userId, token }: { userId: string; token: string },
  tx: Tx,
): Promise<UserRecord> => {
  const isGood = await consumeResetToken({ userId, tokenHash: hashResetSecret(token), at: now() }, tx);
  const user = isGood ? await findUser(userId, tx) : null;
  if (!user) throw new AppError('reset_link_invalid');
  return user;
};

/** Returns whether a reset link may empty an account: only with an unconfirmed address, and never an admin's. */
export const canStartEmpty = (user: UserRecord | null): boolean =>
  user !== null && user.emailProvedAt === undefined && user.role !== 'admin';
