import type { Role } from '#lib/platform/contract/actor.ts';
import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import { DEMO_PASSWORD, demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findUserByEmail, insertUser, type NewUser, type UserRecord } from '#models/people/user.ts';

export type DemoAccount = Omit<NewUser, 'email' | 'passwordHash' | 'createdAt'>;

// Ten digits that no phone in India has: mobiles start with 6 to 9.
const makePhone = (number: number): string => String(5_550_000_000 + number);

/** Stores accounts that share the demo's password; one that an interrupted start stored stays. */
export const openAccounts = async () => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const counts = new Map<Role, number>();
  let stored = 0;
  return async (account: DemoAccount): Promise<UserRecord> => {
    const number = (counts.get(account.role) ?? 0) + 1;
    counts.set(account.role, number);
    stored += 1;
    const email = demoEmail(account.role, number);
    const at = now();
    const phone = makePhone(stored);
    // The demo has SMS, so only people with a proved number count.
    const contacts = { email, emailProvedAt: at, phone, provedPhone: phone, phoneProvedAt: at };
    const row = { ...account, ...contacts, passwordHash, createdAt: at };
    return (await findUserByEmail(email)) ?? insertUser(row);
  };
};
export type StoreAccount = Awaited<ReturnType<typeof openAccounts>>;
