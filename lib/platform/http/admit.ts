import type { Access, Contract } from '#lib/platform/contract/contract.ts';
import type { Actor, Identity } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** Says who a call's credentials name. */
export type Identify = (authorization: string | null) => Promise<Identity>;

const requireActor = (identity: Identity): Actor => {
  if (identity === 'expired') throw new AppError('session_expired');
  if (identity === 'none' || identity === 'invalid') throw new AppError('unauthorized');
  return identity;
};

const allows = (access: Access, { role }: Actor): boolean =>
  access === 'public' || access === 'member' || access.includes(role);

// A suspended person is one more guest where guests may call.
const asVisitor = (identity: Identity, { allowsSuspended }: Contract): Actor | null => {
  if (typeof identity === 'string') return null;
  return identity.isSuspended && !allowsSuspended ? null : identity;
};

interface Admission {
  contract: Contract;
  identify: Identify;
  headers: Headers;
}

/** Who calls, or the refusal; calls that are open to guests ignore a stale token. */
export const admit = async ({ contract, identify, headers }: Admission): Promise<Actor | null> => {
  const identity = await identify(headers.get('authorization'));
  if (contract.access === 'public') return asVisitor(identity, contract);
  const actor = requireActor(identity);
  if (actor.isSuspended && !contract.allowsSuspended) throw new AppError('suspended');
  if (!allows(contract.access, actor)) throw new AppError('forbidden');
  return actor;
};
