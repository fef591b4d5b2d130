import type { BookingNotification } from '#lib/features/bookings/contracts/booking-news.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { somebody } from '#lib/platform/i18n/texts/somebody.ts';
import { bookingNews as en } from './bookings.en.ts';
import { bookingNews as hi } from './bookings.hi.ts';
import { bookingNews as kn } from './bookings.kn.ts';
import { bookingNews as ta } from './bookings.ta.ts';
import { bookingNews as te } from './bookings.te.ts';

/** The texts about bookings in mails, push notes and the feed. */
export const bookingNewsTexts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Words a booking notification in the reader's language. */
export const wordBookingNews = (
  story: BookingNotification,
  locale: Locale,
): { title: string; body: string } => {
  const { titles, body, answerBy } = bookingNewsTexts[locale];
  const startsAt = new Date(story.startsAt);
  const params = {
    name: story.name || somebody[locale],
    service: nameIn(locale, { name: story.service, names: story.serviceTitles ?? {} }),
    number: story.number,
    day: formatDay(locale, startsAt),
    time: formatTime(locale, startsAt),
  };
  const until = story.answerBy === undefined ? null : new Date(story.answerBy);
  const deadline =
    until && fill(answerBy, { time: `${formatDay(locale, until)}, ${formatTime(locale, until)}` });
  return {
    title: fill(titles[story.news], params),
    body: [fill(body, params), deadline].filter(Boolean).join(' '),
  };
};
