import type { Locale } from '#lib/platform/contract/locale.ts';
import { INDIA, tagOf } from './format-moment.ts';

/** A number with Indian grouping. All languages share it: Intl's own data group Kannada by thousands. */
export const formatNumber = (value: number): string => new Intl.NumberFormat('en-IN').format(value);

/** An amount in rupees from integer paise: '₹1,250'; paise are shown only where there are any. */
export const formatMoney = (paise: number): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(paise / 100);

/** The weekday of a calendar day: 'Sat'. */
export const formatWeekday = (locale: Locale, localDate: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', weekday: 'short' }).format(
    new Date(`${localDate}T00:00:00Z`),
  );

/** The same where seven stand side by side: 'Sat', 'ச'. */
export const formatWeekdayInitial = (locale: Locale, localDate: string): string =>
  // One Latin letter would leave Tuesday and Thursday alike; short Tamil and Telugu names are wider than a bar.
  new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: 'UTC',
    weekday: locale === 'en' ? 'short' : 'narrow',
  }).format(new Date(`${localDate}T00:00:00Z`));

/** The month of a calendar day: 'Nov'. */
export const formatMonth = (locale: Locale, localDate: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', month: 'short' }).format(
    new Date(`${localDate}T00:00:00Z`),
  );

/** A day in India that may be of another year: '28 Nov 2026'. */
export const formatDate = (locale: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: INDIA,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(instant);

/** How much room something takes: '2.4 MB', '180 kB'. */
export const formatBytes = (locale: Locale, bytes: number): string => {
  const kilobytes = bytes / 1024;
  const [amount, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1024, 'megabyte'];
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, maximumFractionDigits }).format(amount);
};

/** A distance as all screens say it: to a tenth, which a round one does without. */
export const formatKilometres = (km: number): string => formatNumber(Number(km.toFixed(1)));
