import type { Contract } from '#lib/platform/contract/contract.ts';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import type { Parts } from './send-call.ts';
import type { Visitor, Caller } from './callers.ts';

/** The call succeeds, or is refused with this status. */
export type Outcome = 'ok' | 400 | 401 | 403 | 404 | 409;
export type Outcomes = Readonly<Record<Visitor, Outcome>>;

/** A minimal valid request of the caller; may store the rows it names. */
export type MakeParts = (caller: Caller) => Parts | Promise<Parts>;

export interface MatrixRow {
  readonly contract: Contract;
  readonly outcome: Outcomes;
  readonly request?: MakeParts;
  /** Lists left empty by this request, which have their own tests. */
  readonly empty?: readonly string[];
  /** For owned things: the same call on another person's. */
  readonly other?: { readonly outcome: Outcomes; readonly request: MakeParts };
}

/** The same for everyone, including guests. */
export const everyone = (outcome: Outcome): Outcomes => ({
  anonymous: outcome,
  customer: outcome,
  worker: outcome,
  broker: outcome,
  admin: outcome,
});

/** The same for every signed-in visitor; guests have to sign in. */
export const members = (outcome: Outcome): Outcomes => ({ ...everyone(outcome), anonymous: 401 });

/** For the named roles only. */
export const only = (...allowed: Role[]): Outcomes => ({
  ...members(403),
  ...Object.fromEntries(roles.filter((role) => allowed.includes(role)).map((role) => [role, 'ok'])),
});
