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

/** Words a duration: '45 minutes', '2 hours', '1 hour 30 minutes'. */
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

const sayShortLength = (length: Length): string =>
  length.minutes < 60 ? sayLength(length) : hoursIn(length);

/** Words a price and its kind, total first: '₹499 · fixed price', '₹360 · 2 hours'. */
export const sayPrice = ({ pricePaise, hourlyRatePaise, ...length }: Priced): string =>
  `${formatMoney(pricePaise)} · ${hourlyRatePaise === null ? length.words.fixed : sayShortLength(length)}`;

/** Words the basis of a price: 'fixed price', '₹180 an hour'. */
export const sayRate = ({ hourlyRatePaise, words }: Pick<Priced, 'hourlyRatePaise' | 'words'>): string =>
  hourlyRatePaise === null ? words.fixed : fill(words.anHour, { price: formatMoney(hourlyRatePaise) });

/** The same with the duration, for the line below a total: 'fixed price', '2 hours · ₹180 an hour'. */
export const sayTerms = (priced: Omit<Priced, 'pricePaise'>): string =>
  priced.hourlyRatePaise === null ? sayRate(priced) : `${sayShortLength(priced)} · ${sayRate(priced)}`;
