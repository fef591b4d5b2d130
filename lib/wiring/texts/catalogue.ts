import type { Locale } from '#lib/platform/contract/locale.ts';
import * as en from './all.en.ts';
import * as hi from './all.hi.ts';
import * as kn from './all.kn.ts';
import * as ta from './all.ta.ts';
import * as te from './all.te.ts';

/** All texts of a language, by feature. */
export type Messages = typeof en;

const catalogues: Record<Locale, Messages> = { en, hi, kn, ta, te };

/** The texts that server-rendered pages and mails use; islands in the browser get their part by props. */
export const messages = (locale: Locale): Messages => catalogues[locale];
