'use client';

import { useNow } from '#lib/platform/browser/use-now.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { plural, type PluralText } from '#lib/platform/i18n/plural.ts';

export interface TimeLeftProps {
  until: string;
  /** Server time of the page. */
  at: string;
  locale: Locale;
  words: Readonly<Record<'hours' | 'minutes', PluralText>>;
}

const MINUTE_MS = 60_000;

// From two hours up, minutes are left out.
const roughly = (minutes: number): [number, 'hours' | 'minutes'] =>
  minutes >= 120 ? [Math.floor(minutes / 60), 'hours'] : [minutes, 'minutes'];

/** Counts down to a deadline; renders nothing after it. */
export const TimeLeft = ({ until, at, locale, words }: TimeLeftProps) => {
  const minutes = Math.floor((Date.parse(until) - useNow(at).getTime()) / MINUTE_MS);
  if (minutes < 1) return null;
  const [count, unit] = roughly(minutes);
  return <> · {plural({ locale, count, text: words[unit] })}</>;
};
