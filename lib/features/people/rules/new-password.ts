import type { UserRecord } from '#models/people/user.ts';

const HOUR_MS = 3_600_000;

/** How long every device of an account can stop a new password that a code is to set. */
export const NEW_PASSWORD_HOURS = 72;

/** How long a code sets it afterwards: what was forgotten must not help whoever has the number next. */
const OPEN_HOURS = 7 * 24;

type Account = Pick<
  UserRecord,
  'role' | 'passwordHash' | 'emailProvedAt' | 'provedPhone' | 'phoneProvedAt' | 'passwordAsk'
>;

/** Names a password without telling anything that helps to guess it. */
export const markPasswordHash = (passwordHash: string): string => passwordHash.slice(-12);

/** Whether a code can lead to a new password: only where no confirmed mailbox gets the link for it, and never an admin's. */
export const canAskNewPassword = (user: Account): boolean =>
  user.role !== 'admin' &&
  user.passwordHash !== undefined &&
  user.emailProvedAt === undefined &&
  user.provedPhone !== undefined;

/**
 * Returns from when a code to the number sets a new password; null where none was asked for. Another password, another
 * number, a confirmed email and too long a pause end it.
 */
export const newPasswordOpensAt = (user: Account, at: Date): Date | null => {
  const { passwordHash, passwordAsk: ask, phoneProvedAt } = user;
  if (!ask || passwordHash === undefined || !canAskNewPassword(user)) return null;
  if (ask.under !== markPasswordHash(passwordHash) || (phoneProvedAt && phoneProvedAt > ask.at)) return null;
  const opensAt = new Date(ask.at.getTime() + NEW_PASSWORD_HOURS * HOUR_MS);
  return at.getTime() - opensAt.getTime() < OPEN_HOURS * HOUR_MS ? opensAt : null;
};

/** Whether a code to the number sets a new password now. */
export const isNewPasswordOpen = (user: Account, at: Date): boolean => {
  const opensAt = newPasswordOpensAt(user, at);
  return opensAt !== null && opensAt <= at;
};
