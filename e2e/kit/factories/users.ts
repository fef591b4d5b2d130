import { hashPassword, isCurrentHash } from '#lib/features/accounts/auth/passwords.ts';
import type { RegisterBody } from '#lib/features/accounts/contracts/accounts.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { DEMO_PASSWORD, DEMO_PHONE, demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { signToken, TOKEN_DAYS } from '#lib/features/accounts/auth/tokens.ts';
import { turnOnTotp } from './totps.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { insertSession } from '#models/accounts/session.ts';
import { listPhoneHolders } from '#models/people/proved-phone.ts';
import { findUser, insertUser, type NewUser, type UserRecord } from '#models/people/user.ts';

let made = 0;

/** The password of every factory account. */
export const TEST_PASSWORD = 'correct horse';
const testHash = hashPassword(TEST_PASSWORD);
export const hashTestPassword = (): Promise<string> => testHash;

/** A new person's registration form. */
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

/** A person with an email address and a password. */
export type MailedUser = UserRecord & { email: string; passwordHash: string };

/**
 * Stores a person with a unique value in every unnamed field. The address is proved unless `emailProvedAt` is
 * undefined.
 */
export const makeUser = async (fields: Partial<NewUser> = {}): Promise<MailedUser> => {
  made += 1;
  const { name = `Person ${made}`, imageKey = null, verification = null } = fields;
  const email = fields.email ?? `person-${process.pid}-${made}@example.test`;
  const passwordHash = fields.passwordHash ?? (await testHash);
  const user = await insertUser({
    name,
    emailProvedAt: now(),
    role: 'customer',
    createdAt: now(),
    ...fields,
    ...{ email, passwordHash },
    verification: verification && { shownAs: { name, imageKey }, ...verification },
  });
  return { ...user, email, passwordHash };
};

/** A mobile number that no other test person has. */
export const newPhone = (): string => {
  made += 1;
  return String(6_000_000_000 + (process.pid % 100_000) * 10_000 + made);
};

/** Stores a person who has only a proved number: no email, no password. */
export const makePhoneUser = (fields: Partial<NewUser> = {}): Promise<UserRecord> => {
  const phone = fields.phone ?? newPhone();
  const at = now();
  return insertUser({
    name: `Person ${phone}`,
    role: 'customer',
    createdAt: at,
    signedInAt: at,
    ...{ phone, provedPhone: phone, phoneProvedAt: at },
    ...fields,
  });
};

/** Moves a new password that a person asked for into the past, as if they had waited. */
export const agePasswordAsk = async (userId: string, hours: number): Promise<void> => {
  const user = await findUser(userId);
  const asked = user?.passwordAsk?.at.getTime() ?? now().getTime();
  const at = new Date(asked - hours * 3_600_000);
  await database()
    .collection('users')
    .updateOne({ _id: user?._id }, { $set: { 'passwordAsk.at': at } });
};

/** The first demo person of a role. */
export const makeDemoPerson = async (role: Role): Promise<MailedUser> => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return makeUser({ role, name: 'Priya Sharma', email: demoEmail(role), passwordHash });
};

/** The demo's worker, who has a mobile number alone. */
export const makeDemoWorker = (name: string) =>
  makePhoneUser({ role: 'worker', name, phone: DEMO_PHONE, provedPhone: DEMO_PHONE });

export interface SignedIn<User extends UserRecord = UserRecord> {
  user: User;
  userId: string;
  sessionId: string;
  token: string;
}

/** Opens a session, as signing in does. */
export const makeSession = async <User extends UserRecord>(
  user: User,
  device = 'test',
): Promise<SignedIn<User>> => {
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

/** A signed-in admin with the second factor the office requires. */
export const signInAdmin = async (fields: Partial<NewUser> = {}): Promise<SignedIn<MailedUser>> => {
  const admin = await makeSession(await makeUser({ ...fields, role: 'admin' }));
  await turnOnTotp(admin.userId);
  return admin;
};

/** A signed-in person of a role. */
export const signIn = async (role: Role): Promise<SignedIn<MailedUser>> =>
  role === 'admin' ? signInAdmin() : makeSession(await makeUser({ role }));

/** An imported account with the bcrypt hash of the password 'from before'. */
export const makeImportedUser = (): Promise<MailedUser> =>
  makeUser({ passwordHash: '$2b$04$QSP3jEPyIYu.t3hJETH8nOdr3/k.GSs8zPeEStsV7f7GJmuckRPni' });

/** Whether the password is stored in the current format. */
export const hasCurrentHash = async (userId: string): Promise<boolean> =>
  isCurrentHash((await findUser(userId))?.passwordHash ?? '');

/** A token that expired a second ago, of a live session. */
export const expiredToken = async (): Promise<string> => {
  const { sessionId } = await signIn('customer');
  return signToken({ sessionId, expiresAt: new Date(now().getTime() - 1000) });
};

/** The account of a proved number, for people who register in a test. */
export const findPhoneUser = async (phone: string): Promise<UserRecord> => {
  const [user] = await listPhoneHolders(phone);
  if (!user) throw new Error(`No account has proved ${phone}.`);
  return user;
};
