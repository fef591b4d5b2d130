import type { Locale } from '#lib/platform/contract/locale.ts';

// Separate from format.ts because the offline bar of every page needs only this.

export const INDIA = 'Asia/Kolkata';

/** Localised words with Latin digits, as prices and times are written in India today. */
const toLanguageTag = (locale: Locale): string => `${locale}-IN-u-nu-latn`;

/** Creates one formatter per language on first use: creating one takes 200 times as long as using it. */
export const perLocale = <Formatter>(make: (tag: string) => Formatter): ((locale: Locale) => Formatter) => {
  const made = new Map<Locale, Formatter>();
  return (locale) => {
    const known = made.get(locale);
    if (known) return known;
    const formatter = make(toLanguageTag(locale));
    made.set(locale, formatter);
    return formatter;
  };
};

const days = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, { timeZone: INDIA, weekday: 'short', day: 'numeric', month: 'short' }),
);

/** A day in India: 'Sat, 28 Nov'. */
export const formatDay = (locale: Locale, instant: Date): string => days(locale).format(instant);

const times = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, { timeZone: INDIA, hour: 'numeric', minute: '2-digit', hour12: true }),
);

/** A time in India: '4:30 PM'. */
export const formatTime = (locale: Locale, instant: Date): string =>
  times(locale)
    .format(instant)
    .replace(/[ap]m$/, (half) => half.toUpperCase());
