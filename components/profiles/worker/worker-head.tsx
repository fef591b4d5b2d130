import { BadgeCheck, MapPin } from 'lucide-react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Rating } from '#components/ui/rating.tsx';
import type { workers } from '#lib/features/profiles/texts/profiles.en.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { ShownWorker } from './shown-worker.ts';

interface WorkerHeadProps {
  worker: ShownWorker;
  /** As shown: '4.6' and '32', spoken in full; the average is null for whom nobody has rated. */
  rating: { average: string | null; count: string; spoken: string };
  /** Kilometres, as shown; null where it is not known. */
  distance: string | null;
  locale: Locale;
  words: typeof workers;
}

const Badges = ({ worker, words }: Pick<WorkerHeadProps, 'worker' | 'words'>) => (
  <div className="flex flex-wrap gap-1.5">
    <Badge variant="brand">{worker.brokerId === null ? words.independent : words.agency}</Badge>
    {worker.isVerified ? (
      <Badge variant="success">
        <BadgeCheck aria-hidden />
        {words.verified}
      </Badge>
    ) : (
      <Badge>{words.notVerified}</Badge>
    )}
  </div>
);

const placeOf = ({ city, state, pinCode }: ShownWorker['address'], locale: Locale): string => {
  const region = [state && stateIn(locale, state), pinCode].filter(Boolean).join(' ');
  return [city && cityIn(locale, city), region].filter(Boolean).join(', ');
};

const Place = ({ worker, distance, locale, words }: Omit<WorkerHeadProps, 'rating'>) => {
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
export const WorkerHead = ({ worker, rating, distance, locale, words }: WorkerHeadProps) => (
  <div className="flex items-start gap-4">
    <Avatar name={worker.name} src={worker.profileImage} size="large" />
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <h1 className="text-xl leading-tight font-bold">{worker.name}</h1>
      <Badges worker={worker} words={words} />
      <Rating
        average={rating.average}
        count={rating.count}
        words={{ fresh: words.fresh, spoken: rating.spoken }}
      />
      <Place worker={worker} distance={distance} locale={locale} words={words} />
    </div>
  </div>
);
