import type { Locale } from '#lib/platform/contract/locale.ts';
import { mails as mailsEn } from './mails.en.ts';
import { mails as mailsHi } from './mails.hi.ts';
import { mails as mailsKn } from './mails.kn.ts';
import { mails as mailsTa } from './mails.ta.ts';
import { mails as mailsTe } from './mails.te.ts';
import * as en from './notifications.en.ts';
import * as hi from './notifications.hi.ts';
import * as kn from './notifications.kn.ts';
import * as ta from './notifications.ta.ts';
import * as te from './notifications.te.ts';
import { sms as smsEn } from './sms.en.ts';
import { sms as smsHi } from './sms.hi.ts';
import { sms as smsKn } from './sms.kn.ts';
import { sms as smsTa } from './sms.ta.ts';
import { sms as smsTe } from './sms.te.ts';

export const textsByLocale: Record<Locale, typeof en> = { en, hi, kn, ta, te };

export const smsTexts: Record<Locale, typeof smsEn> = {
  en: smsEn,
  hi: smsHi,
  kn: smsKn,
  ta: smsTa,
  te: smsTe,
};

export const mailTexts: Record<Locale, typeof mailsEn> = {
  en: mailsEn,
  hi: mailsHi,
  kn: mailsKn,
  ta: mailsTa,
  te: mailsTe,
};
