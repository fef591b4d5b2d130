import { randomBytes } from 'node:crypto';
import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import { removeFactors } from '#lib/features/accounts/services/steps/remove-factors.ts';
import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { lockOtherLead } from '#models/people/all-people.ts';
import { now } from '#lib/platform/time/clock.ts';
import { removeUserApiKeys } from '#models/accounts/api-key.ts';
import { removeUserFilters } from '#models/accounts/saved-filter.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { decideOnUser, findUserByEmail, insertUser } from '#models/people/user.ts';
import { releaseTickets } from '#models/support/ticket.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';

/** The result for an address: a new account with its password, a promoted account, or no change. */
export type MadeAdmin = { outcome: 'created'; password: string } | { outcome: 'raised' | 'unchanged' };

// The command has no account, so the audit row names the new admin.
const grant = (userId: string, tx: Tx): Promise<void> =>
  writeAudit(
    { actor: { userId }, byCommand: true, act: 'admin.grant', subjectId: userId, details: null },
    tx,
  );

const toName = (email: string): string => (email.split('@')[0] ?? '').slice(0, 50).padEnd(2, '-');

const createAdmin = async (email: string): Promise<MadeAdmin> => {
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  const at = now();
  // The operator who runs the command vouches for the address.
  const contact = { email, emailProvedAt: at };
  const row = { name: toName(email), ...contact, passwordHash, role: 'admin', createdAt: at } as const;
  await inTransaction(async (tx) => grant(String((await insertUser(row, tx))._id), tx));
  return { outcome: 'created', password };
};

/**
 * Creates a lead's account for an address or promotes its account, including admins with fewer rights, so that an
 * office with a single lead can name a second one. Called only by the command line.
 */
export const makeAdmin = async ({ email }: { email: string }): Promise<MadeAdmin> => {
  const user = await findUserByEmail(email);
  if (!user) return createAdmin(email);
  const isLead = user.role === 'admin' && (user.can ?? 'lead') === 'lead';
  if (isLead) return { outcome: 'unchanged' };
  const userId = String(user._id);
  await inTransaction(async (tx) => {
    await decideOnUser({ userId, set: { role: 'admin', can: 'lead' } }, tx);
    await grant(userId, tx);
  });
  return { outcome: 'raised' };
};

type Removed = 'removed' | 'no_admin' | 'last_lead';

/**
 * Removes an admin's rights, so that they may delete the account; the last lead stays. Called only by the command
 * line.
 */
export const dismissAdmin = async ({ email }: { email: string }): Promise<Removed> => {
  const user = await findUserByEmail(email);
  if (user?.role !== 'admin') return 'no_admin';
  const userId = String(user._id);
  return inTransaction(async (tx) => {
    if (!(await lockOtherLead({ userId, at: now() }, tx))) return 'last_lead';
    await decideOnUser({ userId, set: { role: 'customer', can: 'reader' } }, tx);
    await endSessions({ userId }, tx);
    await removeUserApiKeys(userId, tx);
    await removeUserFilters(userId, tx);
    await releaseTickets(userId, tx);
    const row = { act: 'admin.remove', subjectId: userId, details: { can: null } } as const;
    await writeAudit({ actor: { userId }, byCommand: true, ...row }, tx);
    return 'removed';
  });
};

/**
 * Removes an account's second factors as a lead would; returns the setup code for an admin's next app. Called only by
 * the command line.
 */
export const removeFactorsByCommand = async ({ email }: { email: string }): Promise<string | null> => {
  const user = await findUserByEmail(email);
  if (!user) throw new AppError('not_found');
  const userId = String(user._id);
  return inTransaction(async (tx) => {
    await writeAudit(
      { actor: { userId }, byCommand: true, act: 'user.factors', subjectId: userId, details: null },
      tx,
    );
    return removeFactors(user, tx);
  });
};
