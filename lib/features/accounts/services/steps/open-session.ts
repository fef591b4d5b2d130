import { signToken, TOKEN_DAYS } from '#lib/features/accounts/auth/tokens.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { insertSession } from '#models/accounts/session.ts';
import type { UserRecord } from '#models/people/user.ts';

const DAY_MS = 86_400_000;

/** Signs a person in on a device and gives the bearer token. */
export const openSession = async (
  { user, device }: { user: UserRecord; device: string },
  tx?: Tx,
): Promise<string> => {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_DAYS * DAY_MS);
  const row = { userId: user._id, device, createdAt, expiresAt, revokedAt: null };
  const session = await insertSession(row, tx);
  return signToken({ sessionId: String(session._id), expiresAt });
};
