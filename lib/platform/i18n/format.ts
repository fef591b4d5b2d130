import type { Locale } from '#lib/platform/contract/locale.ts';

// A file of its own: the frame of every page says since when the network is gone, and needs nothing else of this kind.

const INDIA = 'Asia/Kolkata';

/** Words of the language, digits 0–9 as prices and times are written in India today. */
const tagOf = (locale: Locale): string => `${locale}-IN-u-nu-latn`;

/** The day in India: 'Sat, 28 Nov'. */
export const formatDay = (locale: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: INDIA,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(instant);

/** The clock in India: '4:30 PM', as the times to book are written. */
export const formatTime = (locale: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: INDIA,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
    .format(instant)
    .replace(/[ap]m$/, (half) => half.toUpperCase());

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
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, maximumFractionDigits }).format(amount);
};

/** A distance as all screens say it: to a tenth, which a round one does without. */
export const formatKilometres = (km: number): string => formatNumber(Number(km.toFixed(1)));
