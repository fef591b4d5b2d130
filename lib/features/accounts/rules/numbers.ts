import type { UserRecord } from '#models/people/user.ts';

const DAY_MS = 86_400_000;

/** Operators give a number to another person once it has been silent for about this long. */
const IDLE_DAYS = 60;

/** Returns whether a number may belong to another person by now, because its account has not been used for long. */
export const isRecycledRisk = (
  { signedInAt, lastSeenAt, phoneProvedAt }: Pick<UserRecord, 'signedInAt' | 'lastSeenAt' | 'phoneProvedAt'>,
  at: Date,
): boolean => {
  const used = [signedInAt, lastSeenAt, phoneProvedAt].map((instant) => instant?.getTime() ?? 0);
  return at.getTime() - Math.max(...used) >= IDLE_DAYS * DAY_MS;
};

/** Returns an address that its owner recognises and others cannot use: `a•••@gmail.com`. */
export const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${host}`;
};
