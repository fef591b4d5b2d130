import { z } from 'zod';

export const locale = z.enum(['en', 'hi', 'kn', 'ta', 'te']);
export type Locale = z.infer<typeof locale>;
export const locales = locale.options;

/** Translations of a text into the languages other than English. */
export type TranslatedNames = Partial<Record<Exclude<Locale, 'en'>, string>>;
