import Link from 'next/link';
import { Alert } from '#components/ui/alert.tsx';
import type { pauses } from '#lib/features/people/texts/pauses.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';

interface PauseBannerProps {
  startsAt: string;
  locale: Locale;
  words: (typeof pauses)['banner'];
}

/** Warns on every page that the account will be paused, until the pause starts. */
export const PauseBanner = ({ startsAt, locale, words }: PauseBannerProps) => (
  <aside className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-tint px-4 py-1 text-center">
    <span>{fill(words.text, { day: formatDate(locale, new Date(startsAt)) })}</span>
    <Link
      href={accountPaths.paused}
      prefetch={false}
      className="inline-flex min-h-11 items-center font-medium text-brand underline"
    >
      {words.action}
    </Link>
  </aside>
);

/** Tells the owner of a paused account so on a page that stays open, with the way to the reason. */
export const PausedNote = ({ words }: { words: Pick<typeof pauses, 'title' | 'banner'> }) => (
  <Alert title={words.title}>
    <Link
      href={accountPaths.paused}
      prefetch={false}
      className="inline-flex min-h-11 items-center font-medium text-brand underline"
    >
      {words.banner.action}
    </Link>
  </Alert>
);
