import { enterSession } from '#lib/features/accounts/client/sign-in.ts';
import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { leaveNotice } from '#components/ui/notify.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Role } from '#lib/platform/contract/role.ts';
import { landingFor } from '#lib/platform/navigation/page-guards.ts';

interface Entry {
  reply: AccountReply;
  /** Said on the page that follows. */
  message: string;
  landing: string;
}

/** Signed in: keeps the session and goes on. A fresh page load, as everything shown so far was made for a guest. */
export const enterApp = async ({ reply, message, landing }: Entry): Promise<'left'> => {
  await enterSession(reply);
  leaveNotice({ title: message, variant: 'success' });
  window.location.replace(landing);
  return 'left';
};

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
