import type { Locale } from '#lib/platform/contract/locale.ts';
import type { ReviewEvent } from '#lib/features/reviews/contracts/review-news.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { somebody } from '#lib/platform/i18n/texts/somebody.ts';
import { reviews as en } from './reviews.en.ts';
import { reviews as hi } from './reviews.hi.ts';
import { reviews as kn } from './reviews.kn.ts';
import { reviews as ta } from './reviews.ta.ts';
import { reviews as te } from './reviews.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

export const wordReviewEvent = (
  { news, name, rating, service, reason }: ReviewEvent,
  locale: Locale,
): { title: string; body: string } => {
  const { named, unnamed, ...words } = texts[locale].news;
  const title = news === 'written' ? (name ? named : unnamed) : words[news];
  return {
    title: fill(title, { name: name || somebody[locale] }),
    body: [`${'★'.repeat(rating)} ${service}`, reason].filter(Boolean).join(': '),
  };
};
