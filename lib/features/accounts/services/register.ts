import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import type { AccountReply, RegisterInput } from '#lib/features/accounts/contracts/accounts.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey } from '#models/connection.ts';
import { insertReferral } from '#models/referrals/referral.ts';
import { insertUser, type NewUser } from '#models/people/user.ts';
import { findReferrer } from '#lib/features/referrals/services/steps/find-referrer.ts';
import { openSession } from '#lib/features/accounts/services/steps/open-session.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { toSelfUser } from '#lib/features/people/services/to-self-user.ts';

interface Arrival {
  row: NewUser;
  device: string;
  /** Whose code they came with. */
  referrerId: string | null;
}

const store = ({ row, device, referrerId }: Arrival) =>
  inTransaction(async (tx) => {
    const user = await insertUser(row, tx);
    const token = await openSession({ user, device }, tx);
    const userId = String(user._id);
    if (referrerId) await insertReferral({ referrerId, friendId: userId, at: row.createdAt }, tx);
    const content = { kind: 'welcome', params: { name: user.name } } as const;
    await writeOutbox({ kind: 'mail', payload: { userId, content } }, tx);
    await writeOutbox({ kind: 'notification', payload: { userId, content, href: null } }, tx);
    return { user, token };
  });

const refuseTaken = (error: unknown): never => {
  if (!isDuplicateKey(error)) throw error;
  throw new AppError('email_taken', { errors: [{ field: 'email', code: 'email_taken' }] });
};

interface Input {
  body: RegisterInput;
  device: string;
}

/** Opens an account and signs its owner in. */
export const register = async ({ body, device }: Input): Promise<AccountReply> => {
  const { name, email, phone, password, userType: role } = body;
  const referrerId = await findReferrer(body);
  const passwordHash = await hashPassword(password);
  const row = { name, email, phone, passwordHash, role, createdAt: now() };
  const { user, token } = await store({ row, device, referrerId }).catch(refuseTaken);
  return { message: accounts.messages.registered, token, data: toSelfUser(user) };
};
