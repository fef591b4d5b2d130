import type { Locale } from '#lib/platform/contract/locale.ts';

// A file of its own: the frame of every page says since when the network is gone, and needs nothing else of this kind.

export const INDIA = 'Asia/Kolkata';

/** Words of the language, digits 0–9 as prices and times are written in India today. */
export const tagOf = (locale: Locale): string => `${locale}-IN-u-nu-latn`;

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
