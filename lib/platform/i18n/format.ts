import type { Locale } from '#lib/platform/contract/locale.ts';
import { INDIA, perLocale } from './format-moment.ts';

// Numbers are written without Intl: the first use of any of it holds a cheap phone up for a tenth of a second, and every
// page shows a price or a count. format.test.ts holds them to what Intl writes.

const group = (digits: string): string => digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** A number with Indian grouping, to a thousandth. All languages share it: Intl's own data group Kannada by thousands. */
export const formatNumber = (value: number): string => {
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(3))).split('.');
  return `${value < 0 ? '-' : ''}${group(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** An amount in rupees from integer paise: '₹1,250'; paise are shown only where there are any. */
export const formatMoney = (paise: number): string => {
  const [whole = '', fraction = ''] = (Math.abs(paise) / 100).toFixed(2).split('.');
  return `${paise < 0 ? '-' : ''}₹${group(whole)}${fraction === '00' ? '' : `.${fraction}`}`;
};

const calendar = (options: Intl.DateTimeFormatOptions) => {
  const formatters = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }));
  return (locale: Locale, localDate: string): string =>
    formatters(locale).format(new Date(`${localDate}T00:00:00Z`));
};

/** The weekday of a calendar day: 'Sat'. */
export const formatWeekday = calendar({ weekday: 'short' });

const formatNarrowWeekday = calendar({ weekday: 'narrow' });

/** The same where seven stand side by side: 'Sat', 'ச'. */
export const formatWeekdayInitial = (locale: Locale, localDate: string): string =>
  // One Latin letter would leave Tuesday and Thursday alike; short Tamil and Telugu names are wider than a bar.
  locale === 'en' ? formatWeekday(locale, localDate) : formatNarrowWeekday(locale, localDate);

/** The month of a calendar day: 'Nov'. */
export const formatMonth = calendar({ month: 'short' });

const dates = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { timeZone: INDIA, day: 'numeric', month: 'short', year: 'numeric' }),
);

/** A day in India that may be of another year: '28 Nov 2026'. */
export const formatDate = (locale: Locale, instant: Date): string => dates(locale).format(instant);

const sizes = {
  kilobyte: perLocale(
    (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
  ),
  megabyte: perLocale(
    (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
  ),
};

/** How much room something takes: '2.4 MB', '180 kB'. */
export const formatBytes = (locale: Locale, bytes: number): string => {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? sizes.kilobyte(locale).format(kilobytes)
    : sizes.megabyte(locale).format(kilobytes / 1024);
};

/**
 * A distance as all screens say it: to a tenth, which a round one does without. PIN codes say no more of what is near
 * than that it is.
 */
export const formatKilometres = (km: number): string =>
  km < 1 ? '< 1' : formatNumber(Number(km.toFixed(1)));
