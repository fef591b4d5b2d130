import { Briefcase, Clock, MapPin, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Rating } from '#components/ui/rating.tsx';
import type { workers } from '#lib/features/profiles/texts/profiles.en.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { ShownWorker } from './shown-worker.ts';

interface WorkerHeadProps {
  worker: ShownWorker;
  /** As shown: '4.6' and '32', spoken in full; the average is null for whom nobody has rated. */
  rating: { average: string | null; count: string; spoken: string };
  /** Kilometres, as shown; null where it is not known. */
  distance: string | null;
  /** Whether they are verified, and what that means. */
  verified: ReactNode;
  /** Beside a list, the page's first heading is the list's. */
  heading?: 'h1' | 'h2' | undefined;
  locale: Locale;
  words: typeof workers;
}

const Badges = ({ worker, verified, words }: Pick<WorkerHeadProps, 'worker' | 'verified' | 'words'>) => (
  <div className="flex flex-wrap items-center gap-1.5">
    <Badge variant="brand">{worker.brokerId === null ? words.independent : words.agency}</Badge>
    {verified}
  </div>
);

const placeOf = ({ city, state, pinCode }: ShownWorker['address'], locale: Locale): string => {
  const region = [state && stateIn(locale, state), pinCode].filter(Boolean).join(' ');
  return [city && cityIn(locale, city), region].filter(Boolean).join(', ');
};

const Place = ({
  worker,
  distance,
  locale,
  words,
}: Pick<WorkerHeadProps, 'worker' | 'distance' | 'locale' | 'words'>) => {
  const away = distance === null ? '' : fill(words.distance, { km: distance });
  const place = [placeOf(worker.address, locale), away].filter(Boolean).join(' · ');
  if (!place) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
      {place}
    </p>
  );
};

/** Who it is: picture, name, badges, rating, place. */
export const WorkerHead = ({
  worker,
  rating,
  distance,
  verified,
  heading: Heading = 'h1',
  locale,
  words,
}: WorkerHeadProps) => (
  <div className="flex items-start gap-4">
    <Avatar name={worker.name} src={worker.profileImage} size="large" />
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <Heading className="text-xl leading-tight font-bold">{worker.name}</Heading>
      <Badges worker={worker} verified={verified} words={words} />
      <Rating
        average={rating.average}
        count={rating.count}
        words={{ fresh: words.fresh, spoken: rating.spoken }}
      />
      <Place worker={worker} distance={distance} locale={locale} words={words} />
    </div>
  </div>
);

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-brand">
    {icon}
    <span className="min-w-0">{children}</span>
  </li>
);

interface KeyFactsProps extends Pick<WorkerHeadProps, 'worker' | 'locale' | 'words'> {
  /** What the least job costs, as shown; null where nobody has said. */
  price: string | null;
}

/** What decides: the price, how soon they answer, how much they have done. What is not known is left out. */
export const KeyFacts = ({ worker, price, locale, words }: KeyFactsProps) => {
  const { answersWithinHours: hours, completedJobs } = worker;
  if (price === null && hours === null && completedJobs === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 rounded-card border border-line bg-card px-4 py-3 shadow-soft">
      {price !== null && (
        <Fact icon={<Tag aria-hidden />}>
          <span className="font-semibold tabular-nums">{price}</span>
        </Fact>
      )}
      {hours !== null && (
        <Fact icon={<Clock aria-hidden />}>{plural({ locale, count: hours, text: words.answers })}</Fact>
      )}
      {completedJobs > 0 && (
        <Fact icon={<Briefcase aria-hidden />}>
          {words.jobsCompleted}: <span className="tabular-nums">{formatNumber(completedJobs)}</span>
        </Fact>
      )}
    </ul>
  );
};
