import type { Locale } from '#lib/contracts/locale.ts';
import type { FormWords } from './form-words.tsx';

type Part = Pick<FormWords, 'errors' | 'fields'>;

const catalogues: Record<Locale, () => Promise<[Part, Pick<FormWords, 'form'>]>> = {
  en: () => Promise.all([import('#lib/i18n/en/refusals.ts'), import('#lib/i18n/en/form.ts')]),
  hi: () => Promise.all([import('#lib/i18n/hi/refusals.ts'), import('#lib/i18n/hi/form.ts')]),
  kn: () => Promise.all([import('#lib/i18n/kn/refusals.ts'), import('#lib/i18n/kn/form.ts')]),
  ta: () => Promise.all([import('#lib/i18n/ta/refusals.ts'), import('#lib/i18n/ta/form.ts')]),
  te: () => Promise.all([import('#lib/i18n/te/refusals.ts'), import('#lib/i18n/te/form.ts')]),
};

const isKnown = (language: string): language is Locale => Object.hasOwn(catalogues, language);

/** Fetches what forms say in the page's language (`<html lang>`), for a form that only opens on a tap: pages need not carry it along. */
export const loadFormWords = async (language: string): Promise<FormWords> => {
  const [{ errors, fields }, { form }] = await catalogues[isKnown(language) ? language : 'en']();
  return { form, errors, fields };
};
