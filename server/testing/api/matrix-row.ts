import type { Contract } from '#lib/platform/contract/contract.ts';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import type { Parts } from './send-call.ts';
import type { Visitor, Caller } from './callers.ts';

/** The call succeeds, or is refused with this status. */
export type Outcome = 'ok' | 400 | 401 | 403 | 404 | 409;
export type Outcomes = Readonly<Record<Visitor, Outcome>>;

/** A minimal valid request of the caller; may store what the request names. */
export type MakeParts = (caller: Caller) => Parts | Promise<Parts>;

/** One call and what each kind of visitor gets from it. */
export interface MatrixRow {
  readonly contract: Contract;
  readonly outcome: Outcomes;
  readonly request?: MakeParts;
  /** Lists of the answer that this request leaves empty, which tests of their own fill. */
  readonly empty?: readonly string[];
  /** For things that somebody owns: the same call on another person's thing. */
  readonly other?: { readonly outcome: Outcomes; readonly request: MakeParts };
}

/** Alike for everybody, guests included. */
export const everyone = (outcome: Outcome): Outcomes => ({
  anonymous: outcome,
  customer: outcome,
  worker: outcome,
  broker: outcome,
  admin: outcome,
});

/** Alike for everybody with a session; guests are asked to sign in. */
export const members = (outcome: Outcome): Outcomes => ({ ...everyone(outcome), anonymous: 401 });

/** For the named roles alone. */
export const only = (...allowed: Role[]): Outcomes => ({
  ...members(403),
  ...Object.fromEntries(roles.filter((role) => allowed.includes(role)).map((role) => [role, 'ok'])),
});
