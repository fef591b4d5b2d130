import type { Locale } from '#lib/platform/contract/locale.ts';
import type { ReviewStory } from '#lib/features/notifications/contracts/notifications.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

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
