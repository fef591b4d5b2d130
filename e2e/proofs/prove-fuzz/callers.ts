import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';

/** The callers: a guest and one person of each role. */
export const fuzzRoles = ['anonymous', ...roles] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** Signs in again and returns the token; null for a guest. */
export type OpenSession = () => Promise<string | null>;

const openSessions = async (role: Role): Promise<OpenSession> => {
  const { user } = await signIn(role);
  return async () => (await makeSession(user)).token;
};

/** Fills the database with data to find; returns how a person of this role signs in. */
export const makeCaller = async (role: FuzzRole): Promise<OpenSession> => {
  for (let skill = 0; skill < 3; skill += 1) await makeSkill();
  return role === 'anonymous' ? () => Promise.resolve(null) : openSessions(role);
};
