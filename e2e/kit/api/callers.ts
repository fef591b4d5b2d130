import { roles } from '#lib/platform/contract/actor.ts';
import { signIn, type MailedUser, type SignedIn } from '../factories/users.ts';

export const visitors = ['anonymous', ...roles] as const;
export type Visitor = (typeof visitors)[number];

/** The sender of a request. A guest has no token; the person in a guest's request is someone else. */
export interface Caller extends Omit<SignedIn<MailedUser>, 'token'> {
  visitor: Visitor;
  token?: string;
}

/** A visitor with their own session, so that calls of one test do not affect each other. */
export const makeCaller = async (visitor: Visitor): Promise<Caller> => {
  if (visitor !== 'anonymous') return { visitor, ...(await signIn(visitor)) };
  return { visitor, ...(await signIn('customer')), token: undefined };
};
