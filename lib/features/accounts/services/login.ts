import { hashPassword, isCurrentHash, verifyPassword } from '#lib/features/accounts/auth/passwords.ts';
import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { findUserByEmail, setPasswordHash, type UserRecord } from '#models/people/user.ts';
import { forgiveSignIns, guardSignIn } from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { openSession } from '#lib/features/accounts/services/steps/open-session.ts';
import { requireSecondFactor } from '#lib/features/accounts/services/steps/second-factor.ts';
import { toSelfUser } from '#lib/features/people/services/to-self-user.ts';

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
