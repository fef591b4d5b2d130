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
  /** As shown: '4.6' and '32', plus the full spoken text; the average is null without ratings. */
  rating: { average: string | null; count: string; spoken: string };
  distance: string | null;
  verified: ReactNode;
  /** Beside a list, the list has the page's first heading. */
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

const formatPlace = ({ city, state, pinCode }: ShownWorker['address'], locale: Locale): string => {
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
  const place = [formatPlace(worker.address, locale), away].filter(Boolean).join(' · ');
  if (!place) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
      {place}
    </p>
  );
};

/** Header of a worker: picture, name, badges, rating, place. */
export const WorkerHead = ({
  worker,
  rating,
  distance,
  verified,
  heading: Heading = 'h1',
  locale,
  words,
}: WorkerHeadProps) => (
  <div className="flex flex-wrap items-start gap-4">
    <Avatar name={worker.name} src={worker.profileImage} size="large" />
    <div className="beside flex flex-col gap-1.5">
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
  /** The lowest price, as shown; null without prices. */
  price: string | null;
}

/** Price, response time and completed jobs; unknown facts are left out. */
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
