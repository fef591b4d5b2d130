import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Role } from '#lib/platform/contract/role.ts';
import { landingFor } from '#lib/platform/navigation/page-guards.ts';

interface Arrival {
  role: Role;
  /** The page that asked for the sign-in; already known to be ours. */
  returnPath: string | null;
}

/** Where signing in leads. */
export const landingAfterLogin = ({ role, returnPath }: Arrival): string => returnPath ?? landingFor(role);

/** Where a new account starts: a worker with the profile that customers will see. */
export const landingAfterRegister = (arrival: Arrival): string =>
  arrival.role === 'worker' ? workerPaths.profile : landingAfterLogin(arrival);
