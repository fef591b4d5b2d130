import { hashPassword, isCurrentHash, verifyPassword } from '#lib/features/accounts/auth/passwords.ts';
import type { AccountReply, RegisterInput } from '#lib/features/accounts/contracts/accounts.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey, newObjectId } from '#models/connection.ts';
import { insertReferral } from '#models/referrals/referral.ts';
import { insertUser, type NewUser, findUserByEmail, type UserRecord } from '#models/people/user.ts';
import { setPasswordHash } from '#models/people/password.ts';
import { findReferrer } from '#lib/features/referrals/services/steps/find-referrer.ts';
import { keepPaused } from '#lib/features/people/services/steps/pause-account.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import { askEmailProof, takeLinkShare } from '#lib/features/accounts/services/steps/ask-email-proof.ts';
import { openProvedSession } from '#lib/features/accounts/services/steps/sessions.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import {
  attemptFrom,
  forgiveSignIns,
  guardSignIn,
} from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { requireSecondFactor } from '#lib/features/accounts/services/steps/second-factor.ts';
import { env } from '#lib/platform/config/env.ts';
import { roles } from '#lib/platform/contract/actor.ts';
import { DEMO_PASSWORD, demoEmail, type DemoLogin } from '#lib/features/accounts/rules/demo-login.ts';

interface Arrival {
  row: NewUser;
  device: string;
  network: string;
  /** Whose code they came with. */
  referrerId: string | null;
}

/** What somebody is greeted with: each role does something else here. */
const welcomeFor = ({ role }: UserRecord) => {
  if (role === 'worker') return 'welcomeWorker';
  return role === 'broker' ? 'welcomeAgency' : 'welcome';
};

const store = ({ row, device, network, referrerId }: Arrival) => {
  const share = takeLinkShare();
  return inTransaction(async (tx) => {
    const user = await keepPaused(await insertUser(row, tx), row.createdAt, tx);
    const token = await openProvedSession({ user, device, network, refusal: 'unauthorized' }, tx);
    const userId = String(user._id);
    if (referrerId) await insertReferral({ referrerId, friendId: userId, at: row.createdAt }, tx);
    const content = { kind: welcomeFor(user), params: { name: user.name } } as const;
    const told = { id: String(newObjectId()), userId, content, href: null, mail: true };
    await writeOutbox({ kind: 'news', payload: { people: [told] } }, tx);
    await askEmailProof({ user, email: user.email, share }, tx);
    return { user, token };
  });
};

const refuseTaken = (error: unknown): never => {
  if (!isDuplicateKey(error)) throw error;
  throw new AppError('email_taken', { errors: [{ field: 'email', code: 'email_taken' }] });
};

interface Input {
  body: RegisterInput;
  device: string;
  network: string;
}

/** Opens an account and signs its owner in. */
export const register = async ({ body, device, network }: Input): Promise<AccountReply> => {
  const { name, email, phone, password, userType: role } = body;
  requireHonestPerson({ name, email });
  const referrerId = await findReferrer(body);
  const passwordHash = await hashPassword(password);
  const row = { name, email, phone, passwordHash, role, createdAt: now() };
  const { user, token } = await store({ row, device, network, referrerId }).catch(refuseTaken);
  return { message: accounts.messages.registered, token, data: toSelfUser(user) };
};

// Unknown addresses cost the same work, so that time does not tell them apart.
const decoy = hashPassword('nobody has this password');

interface Proved {
  user: UserRecord;
  password: string;
  device: string;
  network: string;
}

/** Opens the session under the password that was checked, and hashes it our way if it came with another hash. */
const enter = async ({ user, password, ...place }: Proved): Promise<string> => {
  const { _id, passwordHash } = user;
  const better = isCurrentHash(passwordHash) ? null : await hashPassword(password);
  return inTransaction(async (tx) => {
    const token = await openProvedSession({ user, ...place, refusal: 'wrong_credentials' }, tx);
    if (better !== null) await setPasswordHash({ userId: String(_id), passwordHash: better }, tx);
    return token;
  });
};

interface LoginInput {
  body: { email: string; password: string; challenge?: string | undefined; code?: string | undefined };
  device: string;
  network: string;
}

/** Signs a person in; wrong passwords are counted by account and place. */
export const login = async ({ body, device, network }: LoginInput): Promise<AccountReply> => {
  const { email, password } = body;
  const user = await findUserByEmail(email);
  const attempt = attemptFrom({ device, network }, { email, user });
  await guardSignIn(attempt);
  const isRight = await verifyPassword(password, user?.passwordHash ?? (await decoy));
  if (!user || !isRight) throw new AppError('wrong_credentials');
  // Forgiven only after the second factor: its codes are tried no more often than passwords.
  await requireSecondFactor({ ...body, userId: String(user._id) });
  const token = await enter({ user, password, device, network });
  await forgiveSignIns(attempt);
  return { message: accounts.messages.loggedIn, token, data: toSelfUser(user) };
};

const toDemoLogin = ({ role, name, email }: UserRecord): DemoLogin => ({
  ...{ role, name, email },
  password: DEMO_PASSWORD,
});

/** One person of the demo for each role, as far as they are in this database; in production there is none. */
export const listDemoLogins = async (): Promise<{ data: DemoLogin[] }> => {
  if (env().mode === 'production') return { data: [] };
  const users = await Promise.all(roles.map((role) => findUserByEmail(demoEmail(role))));
  return { data: users.filter((user) => user !== null).map(toDemoLogin) };
};
