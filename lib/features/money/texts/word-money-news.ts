import type { Locale } from '#lib/platform/contract/locale.ts';
import type { MoneyStory } from '#lib/features/money/contracts/money-news.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { somebody } from '#lib/platform/i18n/texts/somebody.ts';
import { money as en } from './money.en.ts';
import { money as hi } from './money.hi.ts';
import { money as kn } from './money.kn.ts';
import { money as ta } from './money.ta.ts';
import { money as te } from './money.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** News of money in the language of whoever reads it. */
export const wordMoneyNews = (
  { amountPaise, ...story }: MoneyStory,
  locale: Locale,
): { title: string; body: string } => {
  const { titles, bodies } = texts[locale].news;
  const name = story.name || somebody[locale];
  const params = { ...story, name, amount: formatMoney(amountPaise) };
  return { title: fill(titles[story.news], params), body: fill(bodies[story.news], params) };
};
