import { verifyPassword } from '#lib/features/accounts/auth/passwords.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { attemptWithin, forgiveSignIns, guardSignIn } from './guard-sign-in.ts';

interface Proof {
  actor: Actor;
  password: string;
  /** The field that holds it. */
  field: string;
  /** What else has to be shown; while it fails, the tries go on counting. */
  also?: () => Promise<void>;
}

/** A password that is not right, said under its field. */
export const wrongPassword = (field: string): AppError =>
  new AppError('wrong_password', { errors: [{ field, code: 'wrong_password' }] });

/** Somebody's account, once they have typed its password; wrong ones count like wrong sign-ins. */
export const provePassword = async ({ actor, password, field, also }: Proof): Promise<UserRecord> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  const attempt = attemptWithin(actor.sessionId, user);
  await guardSignIn(attempt);
  if (!(await verifyPassword(password, user.passwordHash))) throw wrongPassword(field);
  await also?.();
  await forgiveSignIns(attempt);
  return user;
};
