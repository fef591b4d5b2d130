import { verifyPassword } from '#lib/features/accounts/auth/passwords.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { attemptWithin, forgiveSignIns, guardSignIn } from './guard-sign-in.ts';

interface Proof {
  actor: Actor;
  password: string;
  field: string;
  /** A further check; while it fails, attempts keep counting. */
  also?: () => Promise<void>;
}

export const wrongPassword = (field: string): AppError =>
  new AppError('wrong_password', { errors: [{ field, code: 'wrong_password' }] });

/** Returns the account after checking its password; failures count like failed sign-ins. */
export const provePassword = async ({ actor, password, field, also }: Proof): Promise<UserRecord> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  const attempt = attemptWithin(actor.sessionId, user);
  await guardSignIn(attempt);
  const { passwordHash } = user;
  if (passwordHash === undefined || !(await verifyPassword(password, passwordHash)))
    throw wrongPassword(field);
  await also?.();
  await forgiveSignIns(attempt);
  return user;
};
