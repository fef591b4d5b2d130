import Link from 'next/link';
import { Rating } from '#components/ui/rating.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { workers } from '#lib/features/profiles/texts/profiles.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface OwnFactsProps {
  worker: SelfUser;
  locale: Locale;
  words: typeof workers;
}

export const OwnFacts = ({ worker, locale, words }: OwnFactsProps) => {
  const { rating, reviews, completedJobs, answersWithinHours: hours } = worker;
  const average = reviews === 0 ? null : rating.toFixed(1);
  const spoken = fill(plural({ locale, count: reviews, text: words.spoken }), { average: average ?? '' });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-sm">
      <Rating average={average} count={formatNumber(reviews)} words={{ fresh: words.fresh, spoken }} />
      <span>
        {words.jobsSeen}: <span className="font-semibold tabular-nums">{formatNumber(completedJobs)}</span>
      </span>
      {hours !== null && <span>{plural({ locale, count: hours, text: words.answers })}</span>}
      <Link
        href={publicPaths.worker(worker._id)}
        prefetch={false}
        className={buttonVariants({ variant: 'link', size: 'flush' })}
      >
        {words.asOthers}
      </Link>
    </div>
  );
};
