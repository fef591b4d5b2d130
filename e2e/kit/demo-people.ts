import type { Role } from '#lib/platform/contract/actor.ts';
import { findUserByEmail } from '#models/people/user.ts';
import { loadDemoData } from '#server/embedded/demo/load-demo.ts';

export interface DemoPerson {
  userId: string;
  email: string;
  password: string;
}

/** Fills an empty database with the demo; returns how to sign its people in. */
export const loadDemoPeople = async (): Promise<(role: Role) => Promise<DemoPerson>> => {
  const { logins } = await loadDemoData();
  return async (wantedRole) => {
    const login = logins.find(({ role }) => role === wantedRole);
    const user = login && (await findUserByEmail(login.email));
    if (!user) throw new Error(`The demo has no ${wantedRole}.`);
    return { userId: String(user._id), email: login.email, password: login.password };
  };
};
