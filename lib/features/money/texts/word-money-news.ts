import type { Locale } from '#lib/platform/contract/locale.ts';
import type { MoneyEvent } from '#lib/features/money/contracts/money-news.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { somebody } from '#lib/platform/i18n/texts/somebody.ts';
import { money as en } from './money.en.ts';
import { money as hi } from './money.hi.ts';
import { money as kn } from './money.kn.ts';
import { money as ta } from './money.ta.ts';
import { money as te } from './money.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Words a money notification in the reader's language. */
export const wordMoneyEvent = (
  { amountPaise, ...story }: MoneyEvent,
  locale: Locale,
): { title: string; body: string } => {
  const { titles, bodies } = texts[locale].news;
  const name = story.name || somebody[locale];
  const service = nameIn(locale, { name: story.service, names: story.serviceTitles ?? {} });
  const { news, number, reason } = story;
  const params = { name, service, number, reason, amount: formatMoney(amountPaise) };
  return { title: fill(titles[news], params), body: fill(bodies[news], params) };
};
