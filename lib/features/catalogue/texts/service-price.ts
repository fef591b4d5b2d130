import type { prices } from './prices.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';

interface Length {
  minutes: number;
  locale: Locale;
  words: typeof prices;
}

const hoursIn = ({ minutes, locale, words }: Length): string =>
  plural({ locale, count: Math.round((minutes / 60) * 100) / 100, text: words.hours });

/** How long work takes: '45 min', '2 h', '1 h 30 min'. */
export const sayLength = ({ minutes, ...length }: Length): string => {
  const rest = minutes % 60;
  const hours = minutes < 60 ? [] : [hoursIn({ ...length, minutes: minutes - rest })];
  const others = rest === 0 ? [] : [fill(length.words.minutes, { count: formatNumber(rest) })];
  return [...hours, ...others].join(' ');
};

interface Priced extends Length {
  pricePaise: number;
  /** Null: the price is for the job as a whole. */
  hourlyRatePaise: number | null;
}

/** A price that says which it is: '₹499 for this job', '₹180 × 2 h', '₹180 × 45 min'. */
export const sayPrice = ({ pricePaise, hourlyRatePaise, ...length }: Priced): string =>
  hourlyRatePaise === null
    ? fill(length.words.forJob, { price: formatMoney(pricePaise) })
    : `${formatMoney(hourlyRatePaise)} × ${length.minutes < 60 ? sayLength(length) : hoursIn(length)}`;
