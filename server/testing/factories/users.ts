import { hashPassword, isCurrentHash } from '#lib/features/accounts/auth/passwords.ts';
import type { RegisterBody } from '#lib/features/accounts/contracts/accounts.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { DEMO_PASSWORD, demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { signToken, TOKEN_DAYS } from '#lib/features/accounts/auth/tokens.ts';
import { turnOnTotp } from './totps.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertSession } from '#models/accounts/session.ts';
import { findUser, insertUser, type NewUser, type UserRecord } from '#models/people/user.ts';

let made = 0;

/** The password of everyone that the factories make. */
export const TEST_PASSWORD = 'correct horse';
const testHash = hashPassword(TEST_PASSWORD);
export const hashTestPassword = (): Promise<string> => testHash;

/** What somebody new types into the registration form. */
export const newPerson = (fields: Partial<RegisterBody> = {}): RegisterBody => {
  made += 1;
  return {
    name: `Newcomer ${made}`,
    email: `newcomer-${process.pid}-${made}@example.test`,
    phone: '9876543210',
    password: TEST_PASSWORD,
    cnf_password: fields.password ?? TEST_PASSWORD,
    userType: 'customer',
    ...fields,
  };
};

/** Stores a person; every unnamed field gets a value of its own. The address is proved unless `emailProvedAt` is undefined. */
export const makeUser = async (fields: Partial<NewUser> = {}): Promise<UserRecord> => {
  made += 1;
  return insertUser({
    name: `Person ${made}`,
    email: `person-${process.pid}-${made}@example.test`,
    emailProvedAt: now(),
    passwordHash: await testHash,
    role: 'customer',
    createdAt: now(),
    ...fields,
  });
};

/** The first of a role among the demo's people. */
export const makeDemoPerson = async (role: Role): Promise<UserRecord> => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return makeUser({ role, name: 'Priya Sharma', email: demoEmail(role), passwordHash });
};

export interface SignedIn {
  user: UserRecord;
  userId: string;
  sessionId: string;
  token: string;
}

/** Opens a session for a person, as signing in does. */
export const makeSession = async (user: UserRecord, device = 'test'): Promise<SignedIn> => {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_DAYS * 86_400_000);
  const session = await insertSession({
    userId: user._id,
    device,
    createdAt,
    expiresAt,
    revokedAt: null,
  });
  const sessionId = String(session._id);
  return { user, userId: String(user._id), sessionId, token: signToken({ sessionId, expiresAt }) };
};

/** A signed-in admin, with the second factor that the office asks for. */
export const signInAdmin = async (fields: Partial<NewUser> = {}): Promise<SignedIn> => {
  const admin = await makeSession(await makeUser({ ...fields, role: 'admin' }));
  await turnOnTotp(admin.userId);
  return admin;
};

/** A signed-in person of a role. */
export const signIn = async (role: Role): Promise<SignedIn> =>
  role === 'admin' ? signInAdmin() : makeSession(await makeUser({ role }));

/** Somebody whose account came from elsewhere, with the bcrypt hash of the password 'from before'. */
export const makeImportedUser = (): Promise<UserRecord> =>
  makeUser({ passwordHash: '$2b$04$QSP3jEPyIYu.t3hJETH8nOdr3/k.GSs8zPeEStsV7f7GJmuckRPni' });

/** Whether a person's password is stored the way we store new ones. */
export const hasCurrentHash = async (userId: string): Promise<boolean> =>
  isCurrentHash((await findUser(userId))?.passwordHash ?? '');

/** A token of a live session that ran out a second ago. */
export const expiredToken = async (): Promise<string> => {
  const { sessionId } = await signIn('customer');
  return signToken({ sessionId, expiresAt: new Date(now().getTime() - 1000) });
};
