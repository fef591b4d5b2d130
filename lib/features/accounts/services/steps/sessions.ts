import { signToken, TOKEN_DAYS } from '#lib/features/accounts/auth/tokens.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { insertSession, revokeSessionsOf } from '#models/accounts/session.ts';
import type { UserRecord } from '#models/people/user.ts';
import { addKnownDevice, holdPassword } from '#models/people/password.ts';
import { markDevice } from './guard-sign-in.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';

const DAY_MS = 86_400_000;

/** Stores a session and gives its bearer token. */
const openSession = async (
  { user, device }: { user: UserRecord; device: string },
  tx: Tx,
): Promise<string> => {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_DAYS * DAY_MS);
  const row = { userId: user._id, device, createdAt, expiresAt, revokedAt: null };
  const session = await insertSession(row, tx);
  return signToken({ sessionId: String(session._id), expiresAt });
};

interface Proof {
  /** As they were when they proved who they are. */
  user: UserRecord;
  device: string;
  network: string;
  refusal: ErrorCode;
}

/** Signs in whoever has just proved who they are; refused once their password is another than it was then. */
export const openProvedSession = async (
  { user, device, network, refusal }: Proof,
  tx: Tx,
): Promise<string> => {
  const { passwordHash } = user;
  const userId = String(user._id);
  if (!(await holdPassword({ userId, passwordHash, at: now() }, tx))) throw new AppError(refusal);
  await addKnownDevice({ userId, mark: markDevice({ userId, device, network }) }, tx);
  return openSession({ user, device }, tx);
};

interface Ending {
  userId: string;
  /** The session that stays, usually the one that asks. */
  exceptSessionId?: string;
}

/** Ends a person's sessions in the caller's transaction; once it commits, every server closes their sockets. */
export const endSessions = async ({ userId, exceptSessionId }: Ending, tx: Tx): Promise<void> => {
  const sessionIds = await revokeSessionsOf({ userId, at: now(), exceptSessionId }, tx);
  tx.afterCommit(() => announceSessionEnd({ sessionIds }));
};
