import type { Locale } from '#lib/contracts/locale.ts';
import type { MoneyStory } from '#lib/contracts/money-news.ts';
import { messages } from './catalogue.ts';
import { fill } from './fill.ts';
import { formatMoney } from './format.ts';

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
