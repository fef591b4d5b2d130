import type { Locale } from '#lib/platform/contract/locale.ts';
import type { MoneyStory } from '#lib/features/money/contracts/money-news.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

/** News of money in the language of whoever reads it. */
export const wordMoneyNews = (
  { amountPaise, ...story }: MoneyStory,
  locale: Locale,
): { title: string; body: string } => {
  const { money, bookingNews } = messages(locale);
  const { titles, bodies } = money.news;
  const name = story.name || bookingNews.somebody;
  const params = { ...story, name, amount: formatMoney(amountPaise) };
  return { title: fill(titles[story.news], params), body: fill(bodies[story.news], params) };
};
