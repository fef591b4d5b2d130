import type { Locale } from '#lib/contracts/locale.ts';
import type { ReviewStory } from '#lib/contracts/notifications.ts';
import { messages } from './catalogue.ts';
import { fill } from './fill.ts';

/** News of a review in the language of whoever reads it. */
export const wordReviewNews = (
  { news, name, rating, service }: ReviewStory,
  locale: Locale,
): { title: string; body: string } => {
  const { reviews, bookingNews } = messages(locale);
  const { named, unnamed, answered } = reviews.news;
  const title = news === 'answered' ? answered : name ? named : unnamed;
  return {
    title: fill(title, { name: name || bookingNews.somebody }),
    body: `${'★'.repeat(rating)} ${service}`,
  };
};
