import { z } from 'zod';

export const locale = z.enum(['en', 'hi', 'kn', 'ta', 'te']);
export type Locale = z.infer<typeof locale>;
export const locales = locale.options;

/** A text in the languages other than English, as far as it is known in them. */
export type TranslatedNames = Partial<Record<Exclude<Locale, 'en'>, string>>;
