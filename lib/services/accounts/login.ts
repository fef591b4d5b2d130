import { hashPassword, isCurrentHash, verifyPassword } from '#lib/auth/passwords.ts';
import type { AccountReply } from '#lib/contracts/accounts.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { accounts } from '#lib/i18n/en/accounts.ts';
import { findUserByEmail, setPasswordHash, type UserRecord } from '#models/user.ts';
import { forgiveSignIns, guardSignIn } from '../steps/guard-sign-in.ts';
import { openSession } from '../steps/open-session.ts';
import { requireSecondFactor } from '../steps/second-factor.ts';
import { toSelfUser } from '../users/to-self-user.ts';

// Unknown addresses cost the same work, so that time does not tell them apart.
const decoy = hashPassword('nobody has this password');

const rehash = async ({ _id, passwordHash }: UserRecord, password: string): Promise<void> => {
  if (isCurrentHash(passwordHash)) return;
  await setPasswordHash({ userId: String(_id), passwordHash: await hashPassword(password) });
};

interface Input {
  body: { email: string; password: string; challenge?: string | undefined; code?: string | undefined };
  device: string;
}

/** Signs a person in; wrong passwords are counted by account. */
export const login = async ({ body, device }: Input): Promise<AccountReply> => {
  const { email, password } = body;
  await guardSignIn(email);
  const user = await findUserByEmail(email);
  const isRight = await verifyPassword(password, user?.passwordHash ?? (await decoy));
  if (!user || !isRight) throw new AppError('wrong_credentials');
  // Forgiven only after the second factor: its codes are tried no more often than passwords.
  await requireSecondFactor({ ...body, userId: String(user._id) });
  await Promise.all([forgiveSignIns(email), rehash(user, password)]);
  const token = await openSession({ user, device });
  return { message: accounts.messages.loggedIn, token, data: toSelfUser(user) };
};
