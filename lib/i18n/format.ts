import type { Locale } from '#lib/contracts/locale.ts';

const ZONE = 'Asia/Kolkata';

// Words of the language, digits 0–9 as prices and times are written in India today.
const tag = (locale: Locale): string => `${locale}-IN-u-nu-latn`;

/** A number with Indian grouping. All languages share it: Intl's own data group Kannada by thousands. */
export const formatNumber = (value: number): string => new Intl.NumberFormat('en-IN').format(value);

/** An amount in rupees from integer paise: '₹1,250'; paise are shown only where there are any. */
export const formatMoney = (paise: number): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(paise / 100);

/** The day in India: 'Sat, 28 Nov'. */
export const formatDay = (locale: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(tag(locale), {
    timeZone: ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(instant);

/** The clock in India: '4:30 pm'. */
export const formatTime = (locale: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(tag(locale), {
    timeZone: ZONE,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(instant);
