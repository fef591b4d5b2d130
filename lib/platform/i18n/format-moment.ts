import type { Locale } from '#lib/platform/contract/locale.ts';

// Separate from format.ts because the offline bar of every page needs only this.

const INDIA = 'Asia/Kolkata';

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

type Part = 'weekday' | 'day' | 'month' | 'year';

const parts = perLocale((tag) => {
  const locale = tag.slice(0, 2);
  return new Intl.DateTimeFormat(tag, {
    timeZone: INDIA,
    // Tamil weekdays are cut to fragments with a full stop.
    weekday: locale === 'ta' ? 'long' : 'short',
    day: 'numeric',
    // Cut months stop a slow reader, and some of them are other words; Tamil ones are read and their long ones do not fit.
    month: locale === 'en' || locale === 'ta' ? 'short' : 'long',
    year: 'numeric',
  });
});

// Intl orders and joins the parts as documents write them, and differently from phone to phone: 'நவ. 28, வெள்.'.
const pickParts = (locale: Locale, instant: Date, ...wanted: Part[]): string => {
  const found = parts(locale).formatToParts(instant);
  const pick = (type: Part) => found.find((part) => part.type === type)?.value.replace(/\.$/, '');
  return wanted.map(pick).join(' ');
};

/** A day in India: 'Sat, 28 Nov'. */
export const formatDay = (locale: Locale, instant: Date): string =>
  `${pickParts(locale, instant, 'weekday')}, ${pickParts(locale, instant, 'day', 'month')}`;

/** A day in India with its year: '28 Nov 2026'. */
export const formatDate = (locale: Locale, instant: Date): string =>
  pickParts(locale, instant, 'day', 'month', 'year');

const times = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, { timeZone: INDIA, hour: 'numeric', minute: '2-digit', hour12: true }),
);

/** A time in India: '4:30 PM'. */
export const formatTime = (locale: Locale, instant: Date): string =>
  times(locale)
    .format(instant)
    .replace(/[ap]m$/, (half) => half.toUpperCase());
