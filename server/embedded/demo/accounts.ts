import type { Role } from '#lib/contracts/role.ts';
import { hashPassword } from '#lib/auth/passwords.ts';
import { now } from '#lib/integrations/clock.ts';
import { insertUser, type NewUser, type UserRecord } from '#models/user.ts';

/** Everybody's password in the demo, which never leaves this machine. */
export const DEMO_PASSWORD = 'hunar-demo';

export type DemoAccount = Omit<NewUser, 'email' | 'passwordHash' | 'createdAt'>;

/** `worker@demo.hunar.test` is the first of a role, the next is `worker2@demo.hunar.test`. */
export const demoEmail = (role: Role, number = 1): string =>
  `${role}${number === 1 ? '' : number}@demo.hunar.test`;

// Ten digits that no phone in India has: mobiles start with 6 to 9.
const phoneOf = (number: number): string => String(5_550_000_000 + number);

/** Stores accounts that share the demo's password. */
export const openAccounts = async () => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const counts = new Map<Role, number>();
  let stored = 0;
  return async (account: DemoAccount): Promise<UserRecord> => {
    const number = (counts.get(account.role) ?? 0) + 1;
    counts.set(account.role, number);
    stored += 1;
    const email = demoEmail(account.role, number);
    return insertUser({ ...account, email, phone: phoneOf(stored), passwordHash, createdAt: now() });
  };
};
export type StoreAccount = Awaited<ReturnType<typeof openAccounts>>;
