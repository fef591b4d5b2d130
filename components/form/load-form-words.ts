import type { Locale } from '#lib/platform/contract/locale.ts';
import type { FormWords } from './form-words.tsx';

type Part = Pick<FormWords, 'errors' | 'fields'>;

const catalogues: Record<Locale, () => Promise<[Part, Pick<FormWords, 'form'>]>> = {
  en: () =>
    Promise.all([import('#lib/wiring/texts/refusals.en.ts'), import('#lib/platform/i18n/texts/form.en.ts')]),
  hi: () =>
    Promise.all([import('#lib/wiring/texts/refusals.hi.ts'), import('#lib/platform/i18n/texts/form.hi.ts')]),
  kn: () =>
    Promise.all([import('#lib/wiring/texts/refusals.kn.ts'), import('#lib/platform/i18n/texts/form.kn.ts')]),
  ta: () =>
    Promise.all([import('#lib/wiring/texts/refusals.ta.ts'), import('#lib/platform/i18n/texts/form.ta.ts')]),
  te: () =>
    Promise.all([import('#lib/wiring/texts/refusals.te.ts'), import('#lib/platform/i18n/texts/form.te.ts')]),
};

const isKnown = (language: string): language is Locale => Object.hasOwn(catalogues, language);

/** Fetches what forms say in the page's language (`<html lang>`), for a form that only opens on a tap: pages need not carry it along. */
export const loadFormWords = async (language: string): Promise<FormWords> => {
  const [{ errors, fields }, { form }] = await catalogues[isKnown(language) ? language : 'en']();
  return { form, errors, fields };
};
