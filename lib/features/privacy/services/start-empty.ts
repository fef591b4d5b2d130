import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import { markDevice } from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { canStartEmpty, spendResetLink } from '#lib/features/accounts/services/steps/reset-secret.ts';
import { carryPause } from '#lib/features/people/services/steps/carry-pause.ts';
import { takeCountingDay } from '#lib/features/people/services/steps/prove-contact.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import { closeAccount, removeUserFiles } from '#lib/features/privacy/services/steps/close-account.ts';
import { emptyStart } from '#lib/features/privacy/texts/privacy.en.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { addKnownDevice } from '#models/people/password.ts';
import { insertUser } from '#models/people/user.ts';
import { hasManyRows, type ErasedFiles } from '#models/privacy/erase-account.ts';

interface StartEmptyInput {
  params: { id: string; token: string };
  body: { name: string; password: string };
  device: string;
  network: string;
}

interface Start extends StartEmptyInput {
  passwordHash: string;
  hasMuch: boolean;
}

const startAnew = async (
  { params, body: { name }, passwordHash, hasMuch, ...place }: Start,
  tx: Tx,
): Promise<ErasedFiles> => {
  const at = now();
  const user = await spendResetLink({ userId: params.id, token: params.token }, tx);
  const { email, phone, role, locale } = user;
  if (email === undefined || !canStartEmpty(user)) throw new AppError('address_proved');
  const files = await closeAccount({ userId: params.id, email, phone, cancels: true, hasMuch }, tx);
  const row = { name, email, emailProvedAt: at, passwordHash, role, locale, createdAt: at };
  const userId = String((await carryPause(await insertUser(row, tx), at, tx))._id);
  await addKnownDevice({ userId, mark: markDevice({ userId, ...place }) }, tx);
  await takeCountingDay(email, at, tx);
  const content = { kind: 'passwordSet', params: { name, path: accountPaths.privacy } } as const;
  await writeOutbox({ kind: 'mail', payload: { userId, content } }, tx);
  return files;
};

/**
 * Erases what a stranger may have put into an account, as deletion does, and opens an empty one for the mailbox's
 * owner. Refuses accounts whose address was confirmed before.
 */
export const startEmpty = async (input: StartEmptyInput): Promise<{ message: string }> => {
  const { name, password } = input.body;
  requireHonestPerson({ name });
  const passwordHash = await hashPassword(password);
  const { params, body, device, network } = input;
  const hasMuch = await hasManyRows(params.id);
  const start = { params, body, device, network, passwordHash, hasMuch };
  const files = await withLock(`account:${params.id}`, () => inTransaction((tx) => startAnew(start, tx)));
  await removeUserFiles(files);
  return { message: emptyStart.done };
};
