import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { database } from '#models/connection.ts';
import { makeSkill } from '../../testing/factories/skills.ts';
import { makeSession, signIn } from '../../testing/factories/users.ts';
import { beforeLeaving } from '../run-script.ts';

/** Who calls: a guest and one person of each role. */
export const fuzzRoles = ['anonymous', ...roles] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** The tokens of two sessions of one person: the calls that end a session have one of their own. */
export interface Tokens {
  readonly staying: string | null;
  readonly leaving: string | null;
}

const guest: Tokens = { staying: null, leaving: null };

const tokensOf = async (role: Role): Promise<Tokens> => {
  const { user, token } = await signIn(role);
  return { staying: token, leaving: (await makeSession(user)).token };
};

/** Fills the database with something to find and signs a person of each role in, twice. */
export const makeCallers = async (): Promise<Record<FuzzRole, Tokens>> => {
  beforeLeaving(async () => void (await database().dropDatabase()));
  for (let skill = 0; skill < 3; skill += 1) await makeSkill();
  return {
    anonymous: guest,
    customer: await tokensOf('customer'),
    worker: await tokensOf('worker'),
    broker: await tokensOf('broker'),
    admin: await tokensOf('admin'),
  };
};
