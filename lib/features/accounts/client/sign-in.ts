import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { settleLocale } from './choose-locale.ts';
import { dropPageCookie, givePageCookie, readCookieToken } from '#lib/platform/browser/page-cookie.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { restoreToken, toSessionUser } from '#lib/platform/browser/find-session.ts';
import {
  clearSession,
  completeStoredUser,
  readSession,
  writeSession,
} from '#lib/platform/browser/session.ts';

/** Stores a new session; the cookie comes first, so that other tabs see a complete sign-in. */
export const enterSession = async (reply: AccountReply): Promise<void> => {
  const { token, data } = reply;
  // Without the cookie, the next page repairs the pair; a language that was not saved waits for the next sign-in.
  await Promise.all([givePageCookie(token).catch(() => false), settleLocale(reply).catch(() => undefined)]);
  writeSession({ token, user: toSessionUser(data) });
};

/** Returns whether the page's session is over: it may have ended after the page was rendered. */
const restoreOrFindOver = async (): Promise<boolean> => {
  try {
    await restoreToken();
    return readSession() === null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return true;
    throw error;
  }
};

/** `reload`: the page was rendered for another user. `over`: its session has ended. */
type Repair = 'reload' | 'over' | 'done';

/** Brings the tab's token and the page's cookie back in line, and returns what is left for the page to do. */
export const repairSession = async (pageUserId: string | null): Promise<Repair> => {
  completeStoredUser();
  const session = readSession();
  if ((session?.user._id ?? null) === pageUserId) return 'done';
  if (session) {
    if (await givePageCookie(session.token))
      return (await readCookieToken()) === session.token ? 'reload' : 'done';
    clearSession();
  }
  return pageUserId !== null && (await restoreOrFindOver()) ? 'over' : 'done';
};

/** Deletes the page cookie after the API ended the session. */
export const forgetPageSession = (): Promise<void> => dropPageCookie().catch(() => undefined);

/** Deletes the local session if it belongs to this user: their new password has ended it on the server. */
export const forgetUserSession = async (userId: string): Promise<void> => {
  if (readSession()?.user._id !== userId) return;
  await forgetPageSession();
  clearSession();
};
