import { markOf } from '#lib/features/accounts/auth/seal.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { refundPoints, returnPoint, spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import type { UserRecord } from '#models/people/user.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

// Five tries in a quarter of an hour; whoever goes on meets limits that last longer and longer.
const pairRules: readonly LimitRule[] = [
  { name: 'signInQuarter', points: 5, seconds: 15 * MINUTE, shared: true },
  { name: 'signInHours', points: 20, seconds: 6 * 60 * MINUTE, shared: true },
  { name: 'signInDay', points: 50, seconds: DAY, shared: true },
];

// What all devices together have that the account does not know.
const strangersRule: LimitRule = { name: 'signInStrangers', points: 50, seconds: DAY, shared: true };

interface Place {
  device: string;
  network: string;
}

/** A device as an account knows it: the browser, and the network that it signs in from. */
export const markDevice = ({ userId, device, network }: Place & { userId: string }): string =>
  markOf(`device ${userId} ${network} ${device}`);

/** The account's mark for a device that has signed in to it before, else null. */
export const knownDevice = (user: UserRecord | null, place: Place): string | null => {
  const mark = user && markDevice({ ...place, userId: String(user._id) });
  return mark !== null && user?.knownDevices?.includes(mark) ? mark : null;
};

/** A try at an account's password. Tries count by account and place, so that nobody locks the owner out from elsewhere. */
export interface Attempt {
  /** Another password is another account here: a new one forgives what was tried before. */
  account: string;
  pair: string;
  isKnown: boolean;
}

const accountOf = (email: string, user: UserRecord | null): string =>
  markOf(`tries ${email} ${user?.passwordHash ?? ''}`);

/** Somebody who is not signed in. A stranger's browser can call itself anything: only their network counts. */
export const attemptFrom = (
  place: Place,
  { email, user }: { email: string; user: UserRecord | null },
): Attempt => {
  const account = accountOf(email, user);
  const known = knownDevice(user, place);
  return { account, pair: markOf(`${account} ${known ?? place.network}`), isKnown: known !== null };
};

/** Somebody who is signed in; their session is theirs alone. */
export const attemptWithin = (sessionId: string, user: UserRecord): Attempt => {
  const account = accountOf(user.email, user);
  return { account, pair: markOf(`${account} ${sessionId}`), isKnown: true };
};

/** Counts a try before the password is looked at, so that parallel tries count too. */
export const guardSignIn = async ({ account, pair, isKnown }: Attempt): Promise<void> => {
  const waits = await Promise.all(pairRules.map((rule) => spendPoint(rule, pair)));
  const seconds = Math.max(...waits.map((wait) => wait ?? 0));
  if (seconds > 0)
    throw new AppError('too_many_sign_ins', { params: { seconds }, retryAfterSeconds: seconds });
  // Last, so that what was refused uses up nothing of the strangers' share.
  const wait = isKnown ? null : await spendPoint(strangersRule, account);
  if (wait !== null) throw new AppError('unknown_device', { retryAfterSeconds: wait });
};

/** A right password clears the count of its place; of the strangers' it takes back no more than its own try. */
export const forgiveSignIns = async ({ account, pair, isKnown }: Attempt): Promise<void> => {
  await Promise.all(pairRules.map((rule) => refundPoints(rule, pair)));
  if (!isKnown) await returnPoint(strangersRule, account);
};
