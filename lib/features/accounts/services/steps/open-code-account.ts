import type { VerifyCodeInput } from '#lib/features/accounts/contracts/codes.ts';
import { noteDevice } from '#lib/features/people/services/steps/note-device.ts';
import { carryPause } from '#lib/features/people/services/steps/carry-pause.ts';
import { takeCountingDay } from '#lib/features/people/services/steps/prove-contact.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import { findReferrer } from '#lib/features/referrals/services/steps/find-referrer.ts';
import { hasPhoneAccounts } from '#lib/platform/config/env.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey, type Tx } from '#models/connection.ts';
import { addKnownDevice } from '#models/people/password.ts';
import { insertUser, type NewUser, type UserRecord } from '#models/people/user.ts';
import { insertReferral } from '#models/referrals/referral.ts';
import { spendCheckedCode, type CheckedCode } from './contact-codes.ts';
import { markSignedDevice } from './guard-sign-in.ts';
import { notifyNewDevice } from './notify-new-device.ts';
import { openProvedSession } from './sessions.ts';
import { welcomeInFeed } from './welcome.ts';

export interface Place {
  device: string;
  network: string;
}

export interface CodeEntry {
  checked: CheckedCode;
  body: VerifyCodeInput;
  place: Place;
}

export interface Entered {
  user: UserRecord;
  token: string;
  isNew: boolean;
}

const openSession = async (
  { checked, place }: Pick<CodeEntry, 'checked' | 'place'>,
  user: UserRecord,
  tx: Tx,
): Promise<string> => {
  await spendCheckedCode(checked, tx);
  const token = await openProvedSession({ user, ...place, refusal: 'unauthorized' }, tx);
  const userId = String(user._id);
  await addKnownDevice({ userId, mark: markSignedDevice(userId, checked.deviceId) }, tx);
  await noteDevice({ userId, kind: 'device', value: checked.deviceId }, tx);
  return token;
};

/** Uses up the code and opens a session; the account knows the signed device from now on. */
export const openCodeSession = async (
  entry: Pick<CodeEntry, 'checked' | 'place'>,
  user: UserRecord,
  tx: Tx,
): Promise<string> => {
  await notifyNewDevice(user, { ...entry.place, deviceId: entry.checked.deviceId }, tx);
  return openSession(entry, user, tx);
};

const toContacts = ({ kind, contact }: CheckedCode, at: Date): Partial<NewUser> =>
  kind === 'phone'
    ? { phone: contact, provedPhone: contact, phoneProvedAt: at }
    : { email: contact, emailProvedAt: at };

/**
 * Registers a person by a contact that a code has proved, without a password. Two at once with one contact: one wins.
 *
 * @param before Runs first, in the same transaction.
 */
export const openCodeAccount = async (
  { checked, body, place }: CodeEntry,
  before: (role: UserRecord['role'], tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Entered> => {
  const { name, userType: role = 'customer', referralCode } = body;
  if (!hasPhoneAccounts()) throw new AppError('phone_accounts_off');
  if (name === undefined) throw new AppError('name_needed');
  requireHonestPerson({ name });
  const { kind, contact, locale } = checked;
  const named = role === 'broker' ? undefined : referralCode;
  const referrerId = await findReferrer({ [kind]: contact, referralCode: named });
  const createdAt = now();
  const row = { name, role, locale, ...toContacts(checked, createdAt), createdAt };
  const store = async (tx: Tx): Promise<Entered> => {
    await before(role, tx);
    const user = await carryPause(await insertUser(row, tx), createdAt, tx);
    const token = await openSession({ checked, place }, user, tx);
    if (kind === 'email') await takeCountingDay(contact, createdAt, tx);
    if (referrerId) await insertReferral({ referrerId, friendId: String(user._id), at: createdAt }, tx);
    await welcomeInFeed(user, tx);
    return { user, token, isNew: true };
  };
  return inTransaction(store).catch((error: unknown) => {
    if (isDuplicateKey(error)) throw new AppError(kind === 'phone' ? 'phone_taken' : 'email_taken');
    throw error;
  });
};
