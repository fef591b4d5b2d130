import type { PauseStory } from '#lib/features/people/contracts/pauses.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { pauses as en } from './pauses.en.ts';
import { pauses as hi } from './pauses.hi.ts';
import { pauses as kn } from './pauses.kn.ts';
import { pauses as ta } from './pauses.ta.ts';
import { pauses as te } from './pauses.te.ts';

export const pauseTexts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Until when an account is paused, in words. */
export const wordUntil = (until: string | null, locale: Locale): string => {
  const texts = pauseTexts[locale];
  return until === null ? texts.noEnd : fill(texts.until, { day: formatDate(locale, new Date(until)) });
};

/** News of a pause: its reason, from when and until when, and how to appeal. */
export const wordPauseNews = (
  { news, reason, startsAt, until }: PauseStory,
  locale: Locale,
): { title: string; body: string } => {
  const { news: texts, reasons, reason: head, startsOn } = pauseTexts[locale];
  const { title, body } = texts[news];
  if (news !== 'paused' && news !== 'announced') return { title, body };
  const why = fill(head, { reason: reasons[reason] });
  const starts =
    news === 'announced' && startsAt && fill(startsOn, { day: formatDate(locale, new Date(startsAt)) });
  return { title, body: [why, starts, wordUntil(until, locale), body].filter(Boolean).join(' ') };
};
