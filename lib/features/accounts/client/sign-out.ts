import { LEFT_COOKIE } from '#lib/features/accounts/contracts/left-cookie.ts';
import { createApi } from '#lib/platform/browser/api.ts';
import { keepChoice } from '#lib/platform/browser/choice-cookie.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { dropPageCookie } from '#lib/platform/browser/page-cookie.ts';
import { forgetPerson } from '#lib/platform/browser/personal-data.ts';
import { clearSession, whileLeaving } from '#lib/platform/browser/session.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';

// No session-end handler: an already ended session is fine here.
const call = createApi();

const endOnServer = async (): Promise<void> => {
  try {
    await call('POST /auth/logout');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
};

/**
 * Ends the session on the server, in the cookie and in all tabs. Throws when the server is unreachable: signing out
 * only here would leave a working cookie for the next person on this phone.
 */
export const signOut = async (): Promise<void> => {
  // Right after a page opens, its token may still be loading.
  await findSession();
  await whileLeaving(async () => {
    await endOnServer();
    await dropPageCookie();
    forgetPerson();
    keepChoice({ name: LEFT_COOKIE, value: '1' });
    // Last, because other tabs react by asking the server who they are.
    clearSession();
  });
};
