import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { refundPoints, returnPoint, spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import type { UserRecord } from '#models/people/user.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

// Five attempts per quarter of an hour, then ever longer waits.
const pairRules: readonly LimitRule[] = [
  { name: 'signInQuarter', points: 5, seconds: 15 * MINUTE, shared: true },
  { name: 'signInHours', points: 20, seconds: 6 * 60 * MINUTE, shared: true },
  { name: 'signInDay', points: 50, seconds: DAY, shared: true },
];

// The quota shared by all unknown devices of an account.
const strangersRule: LimitRule = { name: 'signInStrangers', points: 50, seconds: DAY, shared: true };

interface Place {
  device: string;
  network: string;
}

/** Returns the mark of a device for an account: browser plus network. */
export const markDevice = ({ userId, device, network }: Place & { userId: string }): string =>
  toKeyedHash(`device ${userId} ${network} ${device}`);

/** Returns the mark of a device that has signed in to this account before, or null. */
export const knownDevice = (user: UserRecord | null, place: Place): string | null => {
  const mark = user && markDevice({ ...place, userId: String(user._id) });
  return mark !== null && user?.knownDevices?.includes(mark) ? mark : null;
};

/** Returns the mark of a signed device for an account. */
export const markSignedDevice = (userId: string, deviceId: string): string =>
  toKeyedHash(`device ${userId} signed ${deviceId}`);

/** Returns whether a signed device has signed in to this account before. */
export const knowsSignedDevice = (
  { _id, knownDevices = [] }: Pick<UserRecord, '_id' | 'knownDevices'>,
  deviceId: string,
): boolean => knownDevices.includes(markSignedDevice(String(_id), deviceId));

/** An attempt at an account's password, counted by account and place, so that strangers cannot lock the owner out. */
export interface Attempt {
  /** Includes the password hash, so that a new password clears earlier failures. */
  account: string;
  pair: string;
  isKnown: boolean;
}

const toAccountKey = (name: string, user: UserRecord | null): string =>
  toKeyedHash(`tries ${name} ${user?.passwordHash ?? ''}`);

/** Returns the attempt of a guest, who names the account by email or number. A client can claim any browser, so only its network counts. */
export const attemptFrom = (
  place: Place,
  { name, user }: { name: string; user: UserRecord | null },
): Attempt => {
  const account = toAccountKey(name, user);
  const known = knownDevice(user, place);
  return { account, pair: toKeyedHash(`${account} ${known ?? place.network}`), isKnown: known !== null };
};

/** Returns the attempt of a signed-in user, counted per session. */
export const attemptWithin = (sessionId: string, user: UserRecord): Attempt => {
  const account = toAccountKey(user.email ?? String(user._id), user);
  return { account, pair: toKeyedHash(`${account} ${sessionId}`), isKnown: true };
};

/** Counts an attempt before checking the password, so that parallel attempts count too. */
export const guardSignIn = async ({ account, pair, isKnown }: Attempt): Promise<void> => {
  const waits = await Promise.all(pairRules.map((rule) => spendPoint(rule, pair)));
  const seconds = Math.max(...waits.map((wait) => wait ?? 0));
  if (seconds > 0)
    throw new AppError('too_many_sign_ins', { params: { seconds }, retryAfterSeconds: seconds });
  // Last, so that rejected attempts do not use up the strangers' quota.
  const wait = isKnown ? null : await spendPoint(strangersRule, account);
  if (wait !== null) throw new AppError('unknown_device', { retryAfterSeconds: wait });
};

/** A correct password clears the count of its place, but returns only its own attempt to the strangers' quota. */
export const forgiveSignIns = async ({ account, pair, isKnown }: Attempt): Promise<void> => {
  await Promise.all(pairRules.map((rule) => refundPoints(rule, pair)));
  if (!isKnown) await returnPoint(strangersRule, account);
};
