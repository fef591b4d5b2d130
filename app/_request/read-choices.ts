import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { LOCALE_COOKIE } from '#lib/platform/i18n/language-names.ts';
import { pickLocale } from '#lib/platform/i18n/pick-locale.ts';
import { parseTheme, THEME_COOKIE, type Theme } from '#lib/platform/browser/appearance.ts';

/** Returns the language of the current request. */
export const readLocale = cache(async (): Promise<Locale> => {
  const [jar, requestHeaders] = await Promise.all([cookies(), headers()]);
  return pickLocale({
    cookie: jar.get(LOCALE_COOKIE)?.value,
    acceptLanguage: requestHeaders.get('accept-language'),
  });
});

/** Returns the theme of the current request. */
export const readTheme = async (): Promise<Theme> => parseTheme((await cookies()).get(THEME_COOKIE)?.value);
