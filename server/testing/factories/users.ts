import type { Role } from '#lib/contracts/role.ts';
import { signToken, TOKEN_DAYS } from '#lib/auth/tokens.ts';
import { now } from '#lib/integrations/clock.ts';
import { insertSession } from '#models/session.ts';
import { insertUser, type NewUser, type UserRecord } from '#models/user.ts';

let made = 0;

/** Stores a person; every unnamed field gets a value of its own. */
export const makeUser = (fields: Partial<NewUser> = {}): Promise<UserRecord> => {
  made += 1;
  return insertUser({
    name: `Person ${made}`,
    email: `person-${process.pid}-${made}@example.test`,
    passwordHash: 'not a hash',
    role: 'customer',
    createdAt: now(),
    ...fields,
  });
};

export interface SignedIn {
  user: UserRecord;
  userId: string;
  sessionId: string;
  token: string;
}

/** Opens a session for a person, as signing in does. */
export const makeSession = async (user: UserRecord): Promise<SignedIn> => {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_DAYS * 86_400_000);
  const session = await insertSession({
    userId: user._id,
    device: 'test',
    createdAt,
    expiresAt,
    revokedAt: null,
  });
  const sessionId = String(session._id);
  return { user, userId: String(user._id), sessionId, token: signToken({ sessionId, expiresAt }) };
};

/** A signed-in person of a role. */
export const signIn = async (role: Role): Promise<SignedIn> => makeSession(await makeUser({ role }));
