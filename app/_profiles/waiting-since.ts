import type { OwnVerification } from '#lib/features/profiles/contracts/papers.ts';
import type { papers } from '#lib/features/profiles/texts/papers.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';

interface Papers {
  verification: Pick<OwnVerification, 'state' | 'askedAt'>;
  locale: Locale;
  words: Pick<typeof papers, 'withUs'>;
}

/** Returns when the documents were sent, for the badge's place, or null when none are waiting. */
export const waitingSince = ({ verification: { state, askedAt }, locale, words }: Papers): string | null =>
  state === 'waiting' && askedAt !== null
    ? fill(words.withUs, { day: formatDate(locale, new Date(askedAt)) })
    : null;
