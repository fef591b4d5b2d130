import type { Locale } from '#lib/platform/contract/locale.ts';

/** Each language in its own script. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  kn: 'ಕನ್ನಡ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
};

export interface Language {
  readonly locale: Locale;
  readonly name: string;
  /** The confirmation, in that language, after choosing it. */
  readonly confirmation: string;
}

/** The language of this device; an account stores its own. */
export const LOCALE_COOKIE = 'hunar.locale';
