import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { setPreferencesCall } from '#lib/features/accounts/contracts/accounts.calls.ts';
import { languageNames, LOCALE_COOKIE } from '#lib/platform/i18n/language-names.ts';
import { api, createApi } from '#lib/platform/browser/api.ts';
import { dropChoice, keepChoice, readChoice } from '#lib/platform/browser/choice-cookie.ts';
import { announceAppearance } from '#lib/platform/browser/appearance.ts';
import { readToken } from '#lib/platform/browser/session.ts';

// Chosen before signing in: it goes into the account of whoever signs in next.
const CARRIED_COOKIE = 'hunar.locale-carried';

const isLocale = (text: string): text is Locale => Object.hasOwn(languageNames, text);

const keepLocale = (locale: Locale): void => {
  keepChoice({ name: LOCALE_COOKIE, value: locale });
  announceAppearance();
};

/** Takes the page's language along into the account that is about to be made or entered. */
export const carryLocale = (): void =>
  keepChoice({ name: CARRIED_COOKIE, value: document.documentElement.lang });

/** Keeps a language on this device at once, and in the account of whoever is signed in: mails and notices follow it. */
export const chooseLocale = async (locale: Locale): Promise<void> => {
  keepLocale(locale);
  if (readToken() === null) keepChoice({ name: CARRIED_COOKIE, value: locale });
  else await api(setPreferencesCall, { body: { locale } });
};

/** Signing in: a language chosen just before goes into the account, otherwise the account's comes to this device. */
export const settleLocale = async ({ token, data }: AccountReply): Promise<void> => {
  const carried = readChoice(CARRIED_COOKIE) ?? '';
  if (!isLocale(carried)) return keepLocale(data.locale);
  keepLocale(carried);
  if (carried !== data.locale)
    await createApi({ token: () => token })(setPreferencesCall, { body: { locale: carried } });
  dropChoice(CARRIED_COOKIE);
};
