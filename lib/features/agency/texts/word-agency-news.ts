import type { Locale } from '#lib/platform/contract/locale.ts';
import type { AgencyStory } from '#lib/features/notifications/contracts/notifications.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

/** News between a worker and an agency in the language of whoever reads it. */
export const wordAgencyNews = (
  { news, name }: AgencyStory,
  locale: Locale,
): { title: string; body: string } => {
  const { agency, bookingNews } = messages(locale);
  const { titles, bodies } = agency.news;
  return { title: fill(titles[news], { name: name || bookingNews.somebody }), body: bodies[news] };
};
