import { hashPassword, isCurrentHash, verifyPassword } from '#lib/features/accounts/auth/passwords.ts';
import type { AccountReply, RegisterInput } from '#lib/features/accounts/contracts/accounts.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey } from '#models/connection.ts';
import { insertReferral } from '#models/referrals/referral.ts';
import { insertUser, type NewUser, findUserByEmail, type UserRecord } from '#models/people/user.ts';
import { listPhoneHolders } from '#models/people/proved-phone.ts';
import { setPasswordHash } from '#models/people/password.ts';
import { findReferrer } from '#lib/features/referrals/services/steps/find-referrer.ts';
import { carryPause } from '#lib/features/people/services/steps/carry-pause.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import { askEmailProof, takeLinkShare } from '#lib/features/accounts/services/steps/ask-email-proof.ts';
import { stopNewPassword } from '#lib/features/accounts/services/steps/forgotten-password.ts';
import { openProvedSession } from '#lib/features/accounts/services/steps/sessions.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import {
  attemptFrom,
  forgiveSignIns,
  guardSignIn,
} from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { countSignUp, returnSignUp } from '#lib/features/accounts/services/steps/count-sign-up.ts';
import { welcomeInFeed } from '#lib/features/accounts/services/steps/welcome.ts';
import { requireSecondFactor } from '#lib/features/accounts/services/steps/second-factor.ts';
import { env } from '#lib/platform/config/env.ts';
import { roles } from '#lib/platform/contract/actor.ts';
import {
  DEMO_PASSWORD,
  DEMO_PHONE,
  demoEmail,
  type DemoLogin,
} from '#lib/features/accounts/rules/demo-login.ts';

interface Arrival {
  row: NewUser & { email: string };
  device: string;
  network: string;
  /** The account that referred them. */
  referrerId: string | null;
}

const store = ({ row, device, network, referrerId }: Arrival) => {
  const share = takeLinkShare(network);
  return inTransaction(async (tx) => {
    const user = await carryPause(await insertUser(row, tx), row.createdAt, tx);
    const token = await openProvedSession({ user, device, network, refusal: 'unauthorized' }, tx);
    const userId = String(user._id);
    if (referrerId) await insertReferral({ referrerId, friendId: userId, at: row.createdAt }, tx);
    await welcomeInFeed(user, tx);
    await askEmailProof({ user, email: row.email, share }, tx);
    return { user, token };
  });
};

const refuseTaken = (error: unknown): never => {
  if (!isDuplicateKey(error)) throw error;
  throw new AppError('email_taken', { errors: [{ field: 'email', code: 'email_taken' }] });
};

export const register = async ({
  body,
  device,
  network,
}: {
  body: RegisterInput;
  device: string;
  network: string;
}): Promise<AccountReply> => {
  const { name, email, phone, password, userType: role } = body;
  requireHonestPerson({ name, email });
  const referrerId = await findReferrer(body);
  const passwordHash = await hashPassword(password);
  const isTrusted = await countSignUp(network);
  const row = {
    ...{ name, email, phone, passwordHash, role, createdAt: now() },
    ...(!isTrusted && { mustProve: true as const }),
  };
  const { user, token } = await store({ row, device, network, referrerId }).catch(async (error: unknown) => {
    await returnSignUp(network);
    return refuseTaken(error);
  });
  return { message: accounts.messages.registered, token, data: toSelfUser(user) };
};

// Unknown addresses do the same work, so that timing does not reveal them.
const decoy = hashPassword('nobody has this password');

/** Opens the session for the checked password, and rehashes it if it was imported. */
const enter = async ({
  user,
  password,
  ...place
}: {
  user: UserRecord;
  password: string;
  device: string;
  network: string;
}): Promise<string> => {
  const { _id, passwordHash } = user;
  const better =
    passwordHash === undefined || isCurrentHash(passwordHash) ? null : await hashPassword(password);
  return inTransaction(async (tx) => {
    const token = await openProvedSession({ user, ...place, refusal: 'wrong_credentials' }, tx);
    // Whoever knows the password has not forgotten it.
    await stopNewPassword(user, place.device, tx);
    if (better !== null) await setPasswordHash({ userId: String(_id), passwordHash: better }, tx);
    return token;
  });
};

interface LoginInput {
  body: { email: string; password: string; challenge?: string | undefined; code?: string | undefined };
  device: string;
  network: string;
}

const findNamed = async (name: string): Promise<UserRecord[]> => {
  if (!name.includes('@')) return listPhoneHolders(name);
  const user = await findUserByEmail(name);
  return user ? [user] : [];
};

/**
 * Returns the account that this password opens. A number may have an account in two roles; it costs two checks whether
 * or not it has any, so that timing reveals neither.
 */
const findOpened = async (
  name: string,
  password: string,
  users: readonly UserRecord[],
): Promise<UserRecord | null> => {
  const checks = Math.max(users.length, name.includes('@') ? 1 : 2);
  let opened: UserRecord | null = null;
  for (let at = 0; at < checks; at += 1) {
    const user = users[at];
    const isRight = await verifyPassword(password, user?.passwordHash ?? (await decoy));
    if (user?.passwordHash !== undefined && isRight) opened ??= user;
  }
  return opened;
};

/** Signs in with a password; failures are counted by account and network. */
export const login = async ({ body, device, network }: LoginInput): Promise<AccountReply> => {
  const { email, password } = body;
  const users = await findNamed(email);
  const attempt = attemptFrom({ device, network }, { name: email, user: users[0] ?? null });
  await guardSignIn(attempt);
  const user = await findOpened(email, password, users);
  if (!user) throw new AppError('wrong_credentials');
  // Forgiven only after the second factor, so that codes cannot be tried more often than passwords.
  await requireSecondFactor({ ...body, user });
  const token = await enter({ user, password, device, network });
  await forgiveSignIns(attempt);
  return { message: accounts.messages.loggedIn, token, data: toSelfUser(user) };
};

const toDemoLogin = ({ role, name, email = '' }: UserRecord): DemoLogin => ({
  ...{ role, name, email },
  password: DEMO_PASSWORD,
});

/** The demo's worker who signs in by number; only where codes can be read on the page of sent SMS. */
const listNumberLogins = async (): Promise<DemoLogin[]> => {
  if (env().SMS_URL !== 'outbox:') return [];
  const holders = (await listPhoneHolders(DEMO_PHONE)).filter(({ role }) => role !== 'admin');
  return holders.map(({ role, name }) => ({ role, name, email: DEMO_PHONE, password: '' }));
};

/**
 * Returns one demo account per role, as available in this database, and one with only a number; none in production.
 */
export const listDemoLogins = async (): Promise<{ data: DemoLogin[] }> => {
  if (env().mode === 'production') return { data: [] };
  const users = await Promise.all(roles.map((role) => findUserByEmail(demoEmail(role))));
  const logins = users.filter((user) => user !== null).map(toDemoLogin);
  return { data: [...logins, ...(await listNumberLogins())] };
};
