import { maskEmail } from '#lib/features/accounts/rules/numbers.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { inTransaction } from '#models/connection.ts';
import { findUserByEmail } from '#models/people/user.ts';
import { openCodeAccount, openCodeSession, type CodeEntry, type Entered } from './open-code-account.ts';
import { requireSecondFactor } from './second-factor.ts';

/**
 * Opens the account of a proved mailbox. One with an unproved address may be a stranger's: a reset link asks whether
 * to keep its content.
 */
export const enterByEmail = async (entry: CodeEntry): Promise<Entered> => {
  const { body, checked } = entry;
  const user = await findUserByEmail(checked.contact);
  if (!user) return openCodeAccount(entry);
  const { _id, role: userType } = user;
  if (userType === 'admin') throw new AppError('no_code_for_admins');
  if (user.emailProvedAt === undefined) {
    const account = { accountId: String(_id), userType, maskedEmail: maskEmail(checked.contact) };
    throw new AppError('contact_claimed', { data: { accounts: [account] } });
  }
  await requireSecondFactor({ user, ...body.totp });
  const token = await inTransaction((tx) => openCodeSession(entry, user, tx));
  return { user, token, isNew: false };
};
