import { roles, type Role } from '#lib/platform/contract/role.ts';
import { database } from '#models/connection.ts';
import { makeSkill } from '../../testing/factories/skills.ts';
import { signIn } from '../../testing/factories/users.ts';
import { beforeLeaving } from '../run-script.ts';

/** Who calls: a guest and one person of each role. */
export const fuzzRoles = ['anonymous', ...roles] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** Fills the database with something to find and signs a person of each role in; their tokens. */
export const makeCallers = async (): Promise<Record<FuzzRole, string | null>> => {
  beforeLeaving(async () => void (await database().dropDatabase()));
  for (let skill = 0; skill < 3; skill += 1) await makeSkill();
  const tokenOf = async (role: Role) => (await signIn(role)).token;
  return {
    anonymous: null,
    customer: await tokenOf('customer'),
    worker: await tokenOf('worker'),
    broker: await tokenOf('broker'),
    admin: await tokenOf('admin'),
  };
};
