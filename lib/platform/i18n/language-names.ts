import type { Locale } from '#lib/platform/contract/locale.ts';

/** Each language by its own name, as those who read it look for it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  kn: 'ಕನ್ನಡ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
};

/** A language as it is offered. */
export interface Language {
  readonly locale: Locale;
  readonly name: string;
  /** Said in that language once it was chosen. */
  readonly said: string;
}

/** Keeps the language of a device; the account keeps its own. */
export const LOCALE_COOKIE = 'hunar.locale';
