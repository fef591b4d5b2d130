import { verifyPassword } from '#lib/features/accounts/auth/passwords.ts';
import { isRecycledRisk, maskEmail } from '#lib/features/accounts/rules/numbers.ts';
import { provePhone } from '#lib/features/people/services/steps/prove-contact.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey, type Tx } from '#models/connection.ts';
import { listPhoneClaimants, listPhoneHolders, takePhone } from '#models/people/proved-phone.ts';
import type { UserRecord } from '#models/people/user.ts';
import { attemptFrom, forgiveSignIns, guardSignIn, knowsSignedDevice } from './guard-sign-in.ts';
import { notifyNumberMove } from './notify-credential-change.ts';
import { openCodeAccount, openCodeSession, type CodeEntry, type Entered } from './open-code-account.ts';
import { requireSecondFactor } from './second-factor.ts';

const toAccount = (user: UserRecord) => ({
  ...{ accountId: String(user._id), userType: user.role },
  maskedEmail: user.email === undefined ? null : maskEmail(user.email),
});

/** Checks the password that was sent with the code; wrong ones count like failed sign-ins. */
const provePasswordToo = async ({ body, place }: CodeEntry, user: UserRecord): Promise<void> => {
  const attempt = attemptFrom(place, { name: user.email ?? String(user._id), user });
  await guardSignIn(attempt);
  const { password = '' } = body;
  const isRight = user.passwordHash !== undefined && (await verifyPassword(password, user.passwordHash));
  if (!isRight) throw new AppError('wrong_credentials');
  await forgiveSignIns(attempt);
};

const listWays = ({ email, emailProvedAt, passwordHash }: UserRecord): string[] => [
  ...(passwordHash === undefined ? [] : ['password']),
  ...(email !== undefined && emailProvedAt ? ['email'] : []),
  'passkey',
  'startNew',
];

/** The account lost its number to the person who has it now; its content stays closed to that person. */
const notifyLoser = async ({ _id, name, email }: UserRecord, tx: Tx): Promise<void> => {
  if (email === undefined) return;
  const content = { kind: 'numberTaken', params: { name, path: accountPaths.privacy } } as const;
  await writeOutbox({ kind: 'mail', payload: { userId: String(_id), content } }, tx);
};

const mayBeAnothers = (user: UserRecord, deviceId: string): boolean =>
  isRecycledRisk(user, now()) && !knowsSignedDevice(user, deviceId);

const startNew = (entry: CodeEntry, role?: UserRecord['role']): Promise<Entered> => {
  const { body, checked } = entry;
  // Decided within the transaction: an account that was used, or proved the number, a moment ago keeps it.
  const mayLose = (user: UserRecord): boolean => mayBeAnothers(user, checked.deviceId);
  const withRole = { ...body, userType: body.userType ?? (role === 'admin' ? undefined : role) };
  return openCodeAccount({ ...entry, body: withRole }, async (taken, tx) => {
    for (const loser of await takePhone({ phone: checked.contact, role: taken, mayLose }, tx))
      await notifyLoser(loser, tx);
  });
};

const enterOwn = async (entry: CodeEntry, user: UserRecord): Promise<Entered> => {
  const { body } = entry;
  if (mayBeAnothers(user, entry.checked.deviceId)) {
    if (body.startNew) return startNew(entry, user.role);
    if (body.password === undefined)
      throw new AppError('second_proof_needed', { data: { ways: listWays(user) } });
    await provePasswordToo(entry, user);
  }
  await requireSecondFactor({ user, ...body.totp });
  const token = await inTransaction((tx) => openCodeSession(entry, user, tx));
  return { user, token, isNew: false };
};

const continueIn = async (entry: CodeEntry, user: UserRecord): Promise<Entered> => {
  await provePasswordToo(entry, user);
  await requireSecondFactor({ user, ...entry.body.totp });
  const enter = async (tx: Tx): Promise<Entered> => {
    const token = await openCodeSession(entry, user, tx);
    const proved = await provePhone({ user, phone: entry.checked.contact, at: now() }, tx);
    await notifyNumberMove(user, entry.checked.contact, tx);
    return { user: proved, token, isNew: false };
  };
  return inTransaction(enter).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new AppError('phone_taken') : error;
  });
};

const chooseClaimant = (entry: CodeEntry, claimants: readonly UserRecord[]): Promise<Entered> => {
  const { accountId, password } = entry.body;
  const chosen = claimants.find(({ _id }) => String(_id) === accountId);
  if (!chosen || password === undefined)
    throw new AppError('contact_claimed', { data: { accounts: claimants.map(toAccount) } });
  return continueIn(entry, chosen);
};

/** Opens the account of a number, or asks what to do when others name it or it may have changed hands. */
export const enterByPhone = async (entry: CodeEntry): Promise<Entered> => {
  const { body, checked } = entry;
  const { userType } = body;
  const holders = await listPhoneHolders(checked.contact);
  const members = holders.filter(({ role }) => role !== 'admin');
  const wanted = members.filter(({ role }) => userType === undefined || role === userType);
  const [own] = wanted;
  if (own && wanted.length > 1)
    throw new AppError('role_needed', { data: { roles: wanted.map(({ role }) => role) } });
  if (own) return enterOwn(entry, own);
  if (holders.length > members.length && userType === undefined) throw new AppError('no_code_for_admins');
  if (body.startNew) return startNew(entry);
  const all = await listPhoneClaimants(checked.contact);
  const claimants = all.filter(({ role }) => userType === undefined || role === userType);
  return claimants.length > 0 ? chooseClaimant(entry, claimants) : openCodeAccount(entry);
};
