import { env } from '#lib/platform/config/env.ts';
import { roles } from '#lib/platform/contract/role.ts';
import { DEMO_PASSWORD, demoEmail, type DemoLogin } from '#lib/features/accounts/rules/demo-login.ts';
import { findUserByEmail, type UserRecord } from '#models/people/user.ts';

const toDemoLogin = ({ role, name, email }: UserRecord): DemoLogin => ({
  ...{ role, name, email },
  password: DEMO_PASSWORD,
});

/** One person of the demo for each role, as far as they are in this database; in production there is none. */
export const listDemoLogins = async (): Promise<{ data: DemoLogin[] }> => {
  if (env().mode === 'production') return { data: [] };
  const users = await Promise.all(roles.map((role) => findUserByEmail(demoEmail(role))));
  return { data: users.filter((user) => user !== null).map(toDemoLogin) };
};
