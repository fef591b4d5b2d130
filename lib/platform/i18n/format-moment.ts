import type { Locale } from '#lib/platform/contract/locale.ts';

// A file of its own: the frame of every page says since when the network is gone, and needs nothing else of this kind.

export const INDIA = 'Asia/Kolkata';

/** Words of the language, digits 0–9 as prices and times are written in India today. */
const tagOf = (locale: Locale): string => `${locale}-IN-u-nu-latn`;

/** One formatter a language, made when it is first needed: to make one takes two hundred times as long as to use it. */
export const perLocale = <Formatter>(make: (tag: string) => Formatter): ((locale: Locale) => Formatter) => {
  const made = new Map<Locale, Formatter>();
  return (locale) => {
    const known = made.get(locale);
    if (known) return known;
    const formatter = make(tagOf(locale));
    made.set(locale, formatter);
    return formatter;
  };
};

const days = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, { timeZone: INDIA, weekday: 'short', day: 'numeric', month: 'short' }),
);

/** The day in India: 'Sat, 28 Nov'. */
export const formatDay = (locale: Locale, instant: Date): string => days(locale).format(instant);

const times = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, { timeZone: INDIA, hour: 'numeric', minute: '2-digit', hour12: true }),
);

/** The clock in India: '4:30 PM', as the times to book are written. */
export const formatTime = (locale: Locale, instant: Date): string =>
  times(locale)
    .format(instant)
    .replace(/[ap]m$/, (half) => half.toUpperCase());
