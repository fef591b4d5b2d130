import type { Locale } from '#lib/platform/contract/locale.ts';
import { mails as en } from './mails.en.ts';
import { mails as hi } from './mails.hi.ts';
import { mails as kn } from './mails.kn.ts';
import { mails as ta } from './mails.ta.ts';
import { mails as te } from './mails.te.ts';

/** What mails say, in every language. */
export const mailTexts = { en, hi, kn, ta, te } satisfies Record<Locale, typeof en>;
