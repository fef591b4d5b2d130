import type { Role } from '#lib/platform/contract/actor.ts';
import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import { DEMO_PASSWORD, DEMO_PHONE, demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listPhoneHolders } from '#models/people/proved-phone.ts';
import { findUserByEmail, insertUser, type NewUser, type UserRecord } from '#models/people/user.ts';

export type DemoAccount = Omit<NewUser, 'email' | 'passwordHash' | 'createdAt'>;

/** The worker who signs in by number and code only. */
const BY_NUMBER = 4;

const isByNumber = (role: Role, number: number): boolean => role === 'worker' && number === BY_NUMBER;

/** The demo person of a role and number; null where this database has none. */
export const findDemoPerson = async (role: Role, number = 1): Promise<UserRecord | null> => {
  if (!isByNumber(role, number)) return findUserByEmail(demoEmail(role, number));
  const holders = await listPhoneHolders(DEMO_PHONE);
  return holders.find((user) => user.role === role) ?? null;
};

/** The worker who signs in by number and code only; null in a demo that an earlier release loaded. */
export const findDemoNumber = (): Promise<UserRecord | null> => findDemoPerson('worker', BY_NUMBER);

// Ten digits that no phone in India has: mobiles start with 6 to 9.
const makePhone = (number: number): string => String(5_550_000_000 + number);

/** Stores accounts that share the demo's password, but for one; what an interrupted start stored stays. */
export const openAccounts = async () => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const counts = new Map<Role, number>();
  let stored = 0;
  return async (account: DemoAccount): Promise<UserRecord> => {
    const number = (counts.get(account.role) ?? 0) + 1;
    counts.set(account.role, number);
    stored += 1;
    const at = now();
    const hasOnlyNumber = isByNumber(account.role, number);
    const phone = hasOnlyNumber ? DEMO_PHONE : makePhone(stored);
    const mailed = { email: demoEmail(account.role, number), emailProvedAt: at, passwordHash };
    // The demo has SMS, so only people with a proved number count.
    const proved = { phone, provedPhone: phone, phoneProvedAt: at };
    const row = { ...account, ...(!hasOnlyNumber && mailed), ...proved, createdAt: at };
    return (await findDemoPerson(account.role, number)) ?? insertUser(row);
  };
};
export type StoreAccount = Awaited<ReturnType<typeof openAccounts>>;
