import { roles } from '#lib/platform/contract/role.ts';
import { signIn, type SignedIn } from '../factories/users.ts';

export const visitors = ['anonymous', ...roles] as const;
export type Visitor = (typeof visitors)[number];

/** Who sends a request. A guest has no token; the person in a guest's request is somebody else. */
export interface Caller extends Omit<SignedIn, 'token'> {
  visitor: Visitor;
  token?: string;
}

/** A visitor with a session of their own, so that no call of one test reaches into another. */
export const makeCaller = async (visitor: Visitor): Promise<Caller> => {
  if (visitor !== 'anonymous') return { visitor, ...(await signIn(visitor)) };
  return { visitor, ...(await signIn('customer')), token: undefined };
};
