import type { Locale } from '#lib/platform/contract/locale.ts';
import { mails as mailsEn } from './mails.en.ts';
import { mails as mailsHi } from './mails.hi.ts';
import { mails as mailsKn } from './mails.kn.ts';
import { mails as mailsTa } from './mails.ta.ts';
import { mails as mailsTe } from './mails.te.ts';
import { notifications as notificationsEn } from './notifications.en.ts';
import { notifications as notificationsHi } from './notifications.hi.ts';
import { notifications as notificationsKn } from './notifications.kn.ts';
import { notifications as notificationsTa } from './notifications.ta.ts';
import { notifications as notificationsTe } from './notifications.te.ts';
import { push as pushEn } from './push.en.ts';
import { push as pushHi } from './push.hi.ts';
import { push as pushKn } from './push.kn.ts';
import { push as pushTa } from './push.ta.ts';
import { push as pushTe } from './push.te.ts';

/** What mails say, in every language. */
export const mailTexts = {
  en: mailsEn,
  hi: mailsHi,
  kn: mailsKn,
  ta: mailsTa,
  te: mailsTe,
} satisfies Record<Locale, typeof mailsEn>;

/** What notifications say, in every language. */
export const notificationTexts = {
  en: notificationsEn,
  hi: notificationsHi,
  kn: notificationsKn,
  ta: notificationsTa,
  te: notificationsTe,
} satisfies Record<Locale, typeof notificationsEn>;

/** What push notes say, in every language. */
export const pushTexts = {
  en: pushEn,
  hi: pushHi,
  kn: pushKn,
  ta: pushTa,
  te: pushTe,
} satisfies Record<Locale, typeof pushEn>;
