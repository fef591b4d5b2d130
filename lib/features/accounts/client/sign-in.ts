import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { settleLocale } from './choose-locale.ts';
import { dropPageCookie, givePageCookie, readCookieToken } from '#lib/platform/browser/page-cookie.ts';
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

/**
 * Brings the tab's token and the page's cookie back in line. Returns true when the page was rendered for another user
 * and must be reloaded.
 */
export const repairSession = async (pageUserId: string | null): Promise<boolean> => {
  completeStoredUser();
  const session = readSession();
  if ((session?.user._id ?? null) === pageUserId) return false;
  if (!session) {
    await restoreToken();
    return false;
  }
  if (await givePageCookie(session.token)) return (await readCookieToken()) === session.token;
  clearSession();
  if (pageUserId !== null) await restoreToken();
  return false;
};

/** Deletes the page cookie after the API ended the session. */
export const forgetPageSession = (): Promise<void> => dropPageCookie().catch(() => undefined);

/** Deletes the local session if it belongs to this user: their new password has ended it on the server. */
export const forgetUserSession = async (userId: string): Promise<void> => {
  if (readSession()?.user._id !== userId) return;
  await forgetPageSession();
  clearSession();
};
