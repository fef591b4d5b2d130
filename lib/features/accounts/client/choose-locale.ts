import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { languageNames, LOCALE_COOKIE } from '#lib/platform/i18n/language-names.ts';
import { api, createApi } from '#lib/platform/browser/api.ts';
import { dropChoice, keepChoice, readChoice } from '#lib/platform/browser/choice-cookie.ts';
import { announceAppearance } from '#lib/platform/browser/appearance.ts';
import { readToken } from '#lib/platform/browser/session.ts';

// A language chosen before signing in, to be stored in the account.
const CARRIED_COOKIE = 'hunar.locale-carried';

const isLocale = (text: string): text is Locale => Object.hasOwn(languageNames, text);

const keepLocale = (locale: Locale): void => {
  keepChoice({ name: LOCALE_COOKIE, value: locale });
  announceAppearance();
};

/** Carries the page's language into the account that signs in next. */
export const carryLocale = (): void =>
  keepChoice({ name: CARRIED_COOKIE, value: document.documentElement.lang });

/** Stores a language on this device and in the signed-in account, which emails and notifications follow. */
export const chooseLocale = async (locale: Locale): Promise<void> => {
  keepLocale(locale);
  if (readToken() === null) keepChoice({ name: CARRIED_COOKIE, value: locale });
  else await api('PUT /users/preferences', { body: { locale } });
};

/** On sign-in, a language chosen just before goes into the account; otherwise the account's language applies here. */
export const settleLocale = async ({ token, data }: AccountReply): Promise<void> => {
  const carried = readChoice(CARRIED_COOKIE) ?? '';
  if (!isLocale(carried)) return keepLocale(data.locale);
  keepLocale(carried);
  if (carried !== data.locale)
    await createApi({ token: () => token })('PUT /users/preferences', { body: { locale: carried } });
  dropChoice(CARRIED_COOKIE);
};
