import type { Locale } from '#lib/contracts/locale.ts';
import * as en from './en/all.ts';
import * as hi from './hi/all.ts';
import * as kn from './kn/all.ts';
import * as ta from './ta/all.ts';
import * as te from './te/all.ts';

/** All texts of a language, by feature. */
export type Messages = typeof en;

const catalogues: Record<Locale, Messages> = { en, hi, kn, ta, te };

/** The texts that server-rendered pages and mails use; islands in the browser get their part by props. */
export const messages = (locale: Locale): Messages => catalogues[locale];
