import { signToken, TOKEN_DAYS } from '#lib/features/accounts/auth/tokens.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { insertSession, revokeUserSessions } from '#models/accounts/session.ts';
import type { UserRecord } from '#models/people/user.ts';
import { addKnownDevice, lockPassword } from '#models/people/password.ts';
import { markDevice } from './guard-sign-in.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';

const DAY_MS = 86_400_000;

const openSession = async (
  { user, device }: { user: UserRecord; device: string },
  tx: Tx,
): Promise<string> => {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_DAYS * DAY_MS);
  const row = { userId: user._id, device, createdAt, expiresAt, revokedAt: null };
  const session = await insertSession(row, tx);
  tx.afterCommit(() => metrics().signIns.inc({ role: user.role }));
  return signToken({ sessionId: String(session._id), expiresAt });
};

interface Proof {
  /** As read when the user proved their identity. */
  user: UserRecord;
  device: string;
  network: string;
  refusal: ErrorCode;
}

/** Opens a session for a proved user; throws if the password has changed since then. */
export const openProvedSession = async (
  { user, device, network, refusal }: Proof,
  tx: Tx,
): Promise<string> => {
  const { passwordHash } = user;
  const userId = String(user._id);
  if (!(await lockPassword({ userId, passwordHash, at: now(), signsIn: true }, tx)))
    throw new AppError(refusal);
  await addKnownDevice({ userId, mark: markDevice({ userId, device, network }) }, tx);
  return openSession({ user, device }, tx);
};

interface Ending {
  userId: string;
  /** The session to keep, usually the current one. */
  exceptSessionId?: string;
}

/** Ends a user's sessions in the transaction; after it commits, every server closes their sockets. */
export const endSessions = async ({ userId, exceptSessionId }: Ending, tx: Tx): Promise<void> => {
  const sessionIds = await revokeUserSessions({ userId, at: now(), exceptSessionId }, tx);
  tx.afterCommit(() => announceSessionEnd({ sessionIds }));
};
