import type { Locale } from '#lib/platform/contract/locale.ts';
import { mails as mailsEn, notifications as notificationsEn, push as pushEn } from './notifications.en.ts';
import { mails as mailsHi, notifications as notificationsHi, push as pushHi } from './notifications.hi.ts';
import { mails as mailsKn, notifications as notificationsKn, push as pushKn } from './notifications.kn.ts';
import { mails as mailsTa, notifications as notificationsTa, push as pushTa } from './notifications.ta.ts';
import { mails as mailsTe, notifications as notificationsTe, push as pushTe } from './notifications.te.ts';

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
