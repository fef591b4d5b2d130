import { logoutCall } from '#lib/features/accounts/contracts/accounts.calls.ts';
import { createApi } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { dropDrafts } from '#lib/platform/browser/form-drafts.ts';
import { dropPageCookie } from '#lib/platform/browser/page-cookie.ts';
import { clearSession, whileLeaving } from '#lib/platform/browser/session.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';

// No session-end handler: a session that is over already is what we want.
const call = createApi();

const endOnServer = async (): Promise<void> => {
  try {
    await call(logoutCall);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
};

/**
 * Ends the session on the server, in the cookie and in all tabs. Throws when the server cannot be reached: forgetting only
 * here would leave the next person at this phone a cookie that still works.
 */
export const signOut = async (): Promise<void> => {
  // Right after a page has opened, its token may still be on the way.
  await findSession();
  await whileLeaving(async () => {
    await endOnServer();
    await dropPageCookie();
    dropDrafts();
    // Last: other tabs hear it and ask the server who they are.
    clearSession();
  });
};
