import type { Locale } from '#lib/contracts/locale.ts';
import { mails as en } from './en/mails.ts';
import { mails as hi } from './hi/mails.ts';
import { mails as kn } from './kn/mails.ts';
import { mails as ta } from './ta/mails.ts';
import { mails as te } from './te/mails.ts';

/** What mails say, in every language. */
export const mailTexts = { en, hi, kn, ta, te } satisfies Record<Locale, typeof en>;
