import { locales } from '#lib/platform/contract/locale.ts';
import { messages } from './catalogue.ts';
import { languageNames, type Language } from '#lib/platform/i18n/language-names.ts';

/** The languages to choose from. */
export const listLanguages = (): readonly Language[] =>
  locales.map((locale) => ({
    locale,
    name: languageNames[locale],
    confirmation: messages(locale).settings.languageSaid,
  }));
