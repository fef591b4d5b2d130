import { enterSession } from '#lib/features/accounts/client/sign-in.ts';
import { carryLocale } from '#lib/features/accounts/client/choose-locale.ts';
import type { AccountReply, LoginBody, RegisterInput } from '#lib/features/accounts/contracts/accounts.ts';
import { api } from '#lib/platform/browser/api.ts';
import { setFlash } from '#components/ui/notify.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { landingFor } from '#lib/platform/navigation/page-guards.ts';
import { forgetRegisterDraft } from './register-draft.tsx';

/** Stores the session and does a full page load, because everything shown so far was rendered for a guest. */
export const enterApp = async ({
  reply,
  message,
  hint,
  landing,
}: {
  reply: AccountReply;
  message: string;
  hint?: string;
  landing: string;
}): Promise<'left'> => {
  await enterSession(reply);
  // The next person at this tab must not find it.
  forgetRegisterDraft();
  setFlash({ title: message, ...(hint !== undefined && { description: hint }), variant: 'success' });
  window.location.replace(landing);
  return 'left';
};

interface Arrival {
  role: Role;
  /** The page that asked for sign-in, already checked to be ours. */
  returnPath: string | null;
}

/** Returns the page to open after signing in. */
export const landingAfterLogin = ({ role, returnPath }: Arrival): string => returnPath ?? landingFor(role);

/** Returns the page to open after registering; workers start with their profile. */
const landingAfterRegister = (arrival: Arrival): string =>
  arrival.role === 'worker' ? workerPaths.profile : landingAfterLogin(arrival);

/** How the page goes on after signing in. */
interface Onward {
  returnPath: string | null;
  done: { readonly registered: string; readonly loggedIn: string };
}

/** Signs in by the login form and leaves the page. */
export const login = async (body: LoginBody, { returnPath, done }: Onward): Promise<'left'> => {
  const reply = await api('POST /auth/login', { body });
  const landing = landingAfterLogin({ role: reply.data.userType, returnPath });
  return enterApp({ reply, message: done.loggedIn, landing });
};

/** Registers by the form and leaves the page. */
export const register = async (body: RegisterInput, { returnPath, done }: Onward): Promise<'left'> => {
  const reply = await api('POST /auth/register', { body });
  carryLocale();
  const landing = landingAfterRegister({ role: reply.data.userType, returnPath });
  return enterApp({ reply, message: done.registered, landing });
};
