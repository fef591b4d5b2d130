import type { Role } from '#lib/platform/contract/actor.ts';
import { findUserByEmail } from '#models/people/user.ts';
import { loadDemoData } from '../embedded/demo/load-demo.ts';

export interface DemoPerson {
  userId: string;
  email: string;
  password: string;
}

/** Fills an empty database with the demo, and answers how its people sign in. */
export const loadDemoPeople = async (): Promise<(role: Role) => Promise<DemoPerson>> => {
  const { logins } = await loadDemoData();
  return async (wanted) => {
    const login = logins.find(({ role }) => role === wanted);
    const user = login && (await findUserByEmail(login.email));
    if (!user) throw new Error(`The demo has no ${wanted}.`);
    return { userId: String(user._id), email: login.email, password: login.password };
  };
};
