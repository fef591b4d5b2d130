import type { BookingStory } from '#lib/features/bookings/contracts/booking-news.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';

/** News of a booking in the language of whoever reads it. */
export const wordBookingNews = (story: BookingStory, locale: Locale): { title: string; body: string } => {
  const { titles, body, somebody } = messages(locale).bookingNews;
  const startsAt = new Date(story.startsAt);
  const params = {
    name: story.name || somebody,
    service: story.service,
    number: story.number,
    day: formatDay(locale, startsAt),
    time: formatTime(locale, startsAt),
  };
  return { title: fill(titles[story.news], params), body: fill(body, params) };
};
