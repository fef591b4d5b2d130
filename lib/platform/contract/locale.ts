import { z } from 'zod';

export const locale = z.enum(['en', 'hi', 'kn', 'ta', 'te']);
export type Locale = z.infer<typeof locale>;
export const locales = locale.options;
