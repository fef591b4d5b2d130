import type { Locale } from '#lib/platform/contract/locale.ts';
import { toPaise, toRupees } from '#lib/platform/contract/rupees.ts';
import { perLocale } from './format-moment.ts';

// Formats numbers without Intl: its first use blocks a cheap phone for 100 ms, and every page shows a price or a
// count. format.test.ts compares the results with Intl.

const group = (digits: string): string => digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * A number with Indian grouping and up to three decimals. All languages share it because Intl groups Kannada by
 * thousands.
 */
export const formatNumber = (value: number): string => {
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(3))).split('.');
  return `${value < 0 ? '-' : ''}${group(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** Paise as rupees: '₹1,250'; decimals only if needed. */
export const formatMoney = (paise: number): string => {
  const [whole = '', fraction = ''] = toRupees(Math.abs(paise)).toFixed(2).split('.');
  return `${paise < 0 ? '-' : ''}₹${group(whole)}${fraction === '00' ? '' : `.${fraction}`}`;
};

/** An amount that the specification names in rupees, as money. */
export const formatRupees = (rupees: number): string => formatMoney(toPaise(rupees));

const calendar = (options: Intl.DateTimeFormatOptions) => {
  const formatters = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }));
  return (locale: Locale, localDate: string): string =>
    formatters(locale).format(new Date(`${localDate}T00:00:00Z`));
};

/** The weekday of a calendar day: 'Sat'. */
export const formatWeekday = calendar({ weekday: 'short' });

const formatNarrowWeekday = calendar({ weekday: 'narrow' });

/** A weekday label for seven narrow columns: 'Sat', 'ச'. */
export const formatWeekdayInitial = (locale: Locale, localDate: string): string =>
  // A single Latin letter would not tell Tuesday from Thursday; short Tamil and Telugu names do not fit a bar.
  locale === 'en' ? formatWeekday(locale, localDate) : formatNarrowWeekday(locale, localDate);

const formatShortMonth = calendar({ month: 'short' });

const formatWholeMonth = calendar({ month: 'long' });

/** The month of a calendar day, for a narrow column: 'Nov'. */
export const formatMonth = (locale: Locale, localDate: string): string =>
  // Hindi months are cut to fragments with a sign, and fit whole; those of the other languages are too long.
  locale === 'hi' ? formatWholeMonth(locale, localDate) : formatShortMonth(locale, localDate);

/** A size in bytes: '2.4 MB', '180 kB'; people read these units in Latin letters in all languages. */
export const formatBytes = (bytes: number): string => {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.round(kilobytes)} kB`
    : `${formatNumber(Number((kilobytes / 1024).toFixed(1)))} MB`;
};

/** A distance, with one decimal if needed; at least 1, because PIN codes are too coarse for anything below. */
export const formatKilometres = (km: number): string => formatNumber(Number(Math.max(km, 1).toFixed(1)));
