import type { ReactNode } from 'react';
import { NEWCOMER_DAYS, NEWCOMER_JOBS } from '#lib/features/people/rules/rank.ts';
import type { SearchExplanation } from '#lib/features/search/contracts/search.ts';
import type { whyShown } from '#lib/features/search/texts/search.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';

interface WhyShownProps {
  explanation: SearchExplanation;
  /** How an unverified worker gets verified: by a message, by photos, or by our decision on those sent. */
  verifiedBy: 'change' | 'send' | 'sent';
  locale: Locale;
  words: typeof whyShown;
}

interface KeyProps {
  title: string;
  /** The reader's own value. */
  own: string;
  change?: string;
  children?: ReactNode;
}

const Key = ({ title, own, change, children }: KeyProps) => (
  <li className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 shadow-soft">
    <h2 className="leading-snug font-semibold">{title}</h2>
    <p>{own}</p>
    {change !== undefined && <p className="text-sm text-muted">{change}</p>}
    {children}
  </li>
);

const formatStars = (points: number): string => (points / 10).toFixed(1);

const distanceText = ({ match, band }: SearchExplanation, words: typeof whyShown.distance): string => {
  if (match === null) return words.notFound;
  if (!band) return words.unknown;
  const { from, to } = band;
  return to === null ? fill(words.beyond, { from }) : fill(words.within, { from, to });
};

type RankProps = WhyShownProps & { changing(text: string): string };

const RatingPart = ({ explanation, locale, words, changing }: RankProps) => {
  const { points, average, reviews } = explanation.rank.rating;
  const { title, some, none, prior, change } = words.rating;
  const averageText =
    average === null
      ? none
      : fill(plural({ locale, count: reviews, text: some }), { average: average.toFixed(1) });
  return (
    <div>
      <h3 className="font-medium">{fill(title, { stars: formatStars(points) })}</h3>
      <p>
        {averageText} {prior}
      </p>
      <p className="text-sm text-muted">{changing(change)}</p>
    </div>
  );
};

const newcomerText = ({ rank }: SearchExplanation, words: typeof whyShown.newcomer): string => {
  const { points, shownDays, completedJobs } = rank.newcomer;
  if (shownDays >= NEWCOMER_DAYS || completedJobs >= NEWCOMER_JOBS) return words.ended;
  if (points === 0) return words.tonight;
  const limits = { mostDays: NEWCOMER_DAYS, mostJobs: NEWCOMER_JOBS };
  return fill(words.left, { days: shownDays, jobs: completedJobs, ...limits });
};

const NewcomerPart = ({ explanation, words, changing }: RankProps) => (
  <div>
    <h3 className="font-medium">
      {fill(words.newcomer.title, { stars: formatStars(explanation.rank.newcomer.points) })}
    </h3>
    <p>{newcomerText(explanation, words.newcomer)}</p>
    <p className="text-sm text-muted">{changing(words.newcomer.change)}</p>
  </div>
);

/** The ranking factors in order of weight: the worker's value for each, and how to improve it. */
export const WhyShown = (props: WhyShownProps) => {
  const { explanation, verifiedBy, words } = props;
  const { match, free, distance, verified, rank } = words;
  const { rating, newcomer, total } = explanation.rank;
  const changing = (text: string): string => fill(words.change, { text });
  return (
    <ol className="flex flex-col gap-3">
      <Key title={match.title} own={match[explanation.match ?? 'none']} change={changing(match.change)} />
      <Key title={free.title} own={free.text} change={changing(free.change)} />
      <Key
        title={distance.title}
        own={distanceText(explanation, distance)}
        change={changing(distance.change)}
      />
      <Key
        title={verified.title}
        own={explanation.isVerified ? verified.yes : verified.no}
        {...(!explanation.isVerified && { change: changing(verified[verifiedBy]) })}
      />
      <Key
        title={rank.title}
        own={fill(rank.sum, {
          rating: formatStars(rating.points),
          newcomer: formatStars(newcomer.points),
          total: formatStars(total),
        })}
      >
        <div className="flex flex-col gap-3">
          <p className="text-sm text-muted">{rank.text}</p>
          <RatingPart {...props} changing={changing} />
          <NewcomerPart {...props} changing={changing} />
        </div>
      </Key>
    </ol>
  );
};
