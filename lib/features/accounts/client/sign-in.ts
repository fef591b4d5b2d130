import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { settleLocale } from './choose-locale.ts';
import { dropPageCookie, givePageCookie, readCookieToken } from '#lib/platform/browser/page-cookie.ts';
import { restoreToken, toSessionUser } from '#lib/platform/browser/find-session.ts';
import { clearSession, readSession, writeSession } from '#lib/platform/browser/session.ts';

/** Keeps a fresh session: the cookie first, so that other tabs hear of a sign-in that is complete. */
export const enterSession = async (reply: AccountReply): Promise<void> => {
  const { token, data } = reply;
  // Without the cookie the next page repairs the pair; a language that did not arrive is carried to the next sign-in.
  await Promise.all([givePageCookie(token).catch(() => false), settleLocale(reply).catch(() => undefined)]);
  writeSession({ token, user: toSessionUser(data) });
};

/**
 * Brings the tab's token and the page's cookie together again. True when the page was made for somebody else than who is
 * signed in now, so that it has to be made anew.
 */
export const repairSession = async (pageUserId: string | null): Promise<boolean> => {
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

/** After the API ended the session: the pages' cookie goes too. */
export const forgetPageSession = (): Promise<void> => dropPageCookie().catch(() => undefined);

/** Forgets the session here when it belongs to this person: their new password has ended it on the server. */
export const forgetSessionOf = async (userId: string): Promise<void> => {
  if (readSession()?.user._id !== userId) return;
  await forgetPageSession();
  clearSession();
};
