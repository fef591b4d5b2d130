'use client';

import { useNow } from '#lib/platform/browser/use-now.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { plural, type PluralText } from '#lib/platform/i18n/plural.ts';

interface TimeLeftProps {
  until: string;
  /** The server's instant at which the page was made. */
  at: string;
  locale: Locale;
  words: Readonly<Record<'hours' | 'minutes', PluralText>>;
}

const MINUTE_MS = 60_000;

// Hours are enough while there are several of them.
const roughly = (minutes: number): [number, 'hours' | 'minutes'] =>
  minutes >= 120 ? [Math.floor(minutes / 60), 'hours'] : [minutes, 'minutes'];

/** How long something may still wait, counting down; nothing once the time is over. */
export const TimeLeft = ({ until, at, locale, words }: TimeLeftProps) => {
  const minutes = Math.floor((Date.parse(until) - useNow(at).getTime()) / MINUTE_MS);
  if (minutes < 1) return null;
  const [count, unit] = roughly(minutes);
  return <> · {plural({ locale, count, text: words[unit] })}</>;
};
