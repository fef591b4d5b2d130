import { randomBytes } from 'node:crypto';
import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { decideOnUser, findUserByEmail, insertUser } from '#models/people/user.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';

/** What became of the address: a new account with its password, an account that was raised, or one that needed nothing. */
export type MadeAdmin = { outcome: 'created'; password: string } | { outcome: 'raised' | 'unchanged' };

// The command has no account of its own: the row names the new admin.
const grant = (userId: string, tx: Tx): Promise<void> =>
  writeAudit({ actor: { userId }, act: 'admin.grant', subjectId: userId, details: { by: 'command' } }, tx);

const nameOf = (email: string): string => (email.split('@')[0] ?? '').slice(0, 50).padEnd(2, '-');

const createAdmin = async (email: string): Promise<MadeAdmin> => {
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  const at = now();
  // Whoever runs the command answers for the address.
  const contact = { email, emailProvedAt: at };
  const row = { name: nameOf(email), ...contact, passwordHash, role: 'admin', createdAt: at } as const;
  await inTransaction(async (tx) => grant(String((await insertUser(row, tx))._id), tx));
  return { outcome: 'created', password };
};

/** Gives an e-mail address an admin's account, or makes its account one. Only the command line asks for this. */
export const makeAdmin = async ({ email }: { email: string }): Promise<MadeAdmin> => {
  const user = await findUserByEmail(email);
  if (!user) return createAdmin(email);
  if (user.role === 'admin') return { outcome: 'unchanged' };
  const userId = String(user._id);
  await inTransaction(async (tx) => {
    await decideOnUser({ userId, set: { role: 'admin', can: 'lead' } }, tx);
    await grant(userId, tx);
  });
  return { outcome: 'raised' };
};
