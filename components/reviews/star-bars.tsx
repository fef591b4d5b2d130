import { Star } from 'lucide-react';
import type { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';

interface StarBarsProps {
  /** Number of counted ratings from one star to five. */
  stars: readonly number[];
  /** Includes reviews that do not count. */
  total: number;
  locale: Locale;
  words: Pick<typeof texts.section, 'byStars' | 'eachStars' | 'starsCounted'>;
}

const WIDTH = 100;

/** Why the heading names more reviews than the bars and the average count. */
const CountedNote = ({
  counted,
  total,
  words,
}: { counted: number } & Pick<StarBarsProps, 'total' | 'words'>) =>
  counted < total && (
    <p className="mt-2 text-sm text-muted">
      {fill(words.starsCounted, { counted: formatNumber(counted), total: formatNumber(total) })}
    </p>
  );

/** A bar chart of a worker's ratings, five stars first. */
export const StarBars = ({ stars, total, locale, words }: StarBarsProps) => {
  const counted = stars.reduce((sum, count) => sum + count, 0);
  // The one that counted may have been hidden.
  if (counted === 0) return <CountedNote {...{ counted, total, words }} />;
  const rows = stars.map((count, at) => ({ stars: at + 1, count })).toReversed();
  return (
    <div
      role="group"
      aria-label={words.byStars}
      className="rounded-card border border-line bg-card px-4 py-3"
    >
      <dl className="flex flex-col gap-1">
        {rows.map((row) => (
          <div key={row.stars} className="flex items-center gap-2 text-sm">
            <dt className="flex w-7 shrink-0 items-center gap-0.5 tabular-nums">
              <span className="sr-only">{plural({ locale, count: row.stars, text: words.eachStars })}</span>
              <span aria-hidden>{row.stars}</span>
              <Star aria-hidden className="size-3.5 fill-star text-star" />
            </dt>
            <dd className="flex min-w-0 flex-1 items-center gap-2">
              <svg
                aria-hidden
                viewBox={`0 0 ${WIDTH} 8`}
                preserveAspectRatio="none"
                className="h-2 min-w-0 flex-1 rounded-full bg-chip"
              >
                <rect width={(row.count / counted) * WIDTH} height={8} className="fill-star" />
              </svg>
              <span className="w-8 shrink-0 text-right text-muted tabular-nums">
                {formatNumber(row.count)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <CountedNote {...{ counted, total, words }} />
    </div>
  );
};
