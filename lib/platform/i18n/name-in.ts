import type { Locale } from '#lib/platform/contract/locale.ts';

interface Named {
  name: string;
  names: Partial<Record<Exclude<Locale, 'en'>, string>>;
}

/** The name of a thing in the reader's language; without a translation the English one. */
export const nameIn = (locale: Locale, { name, names }: Named): string =>
  (locale === 'en' ? undefined : names[locale]) ?? name;
