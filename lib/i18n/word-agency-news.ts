import type { Locale } from '#lib/contracts/locale.ts';
import type { AgencyStory } from '#lib/contracts/notifications.ts';
import { messages } from './catalogue.ts';
import { fill } from './fill.ts';

/** News between a worker and an agency in the language of whoever reads it. */
export const wordAgencyNews = (
  { news, name }: AgencyStory,
  locale: Locale,
): { title: string; body: string } => {
  const { agency, bookingNews } = messages(locale);
  const { titles, bodies } = agency.news;
  return { title: fill(titles[news], { name: name || bookingNews.somebody }), body: bodies[news] };
};
