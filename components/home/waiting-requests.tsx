import { Clock } from 'lucide-react';
import Link from 'next/link';
import { formatArea } from '#components/bookings/booking-texts.ts';
import { bookingTime, dayText } from '#components/bookings/booking-time.ts';
import { PriceTag } from '#components/bookings/price-tag.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { formatKilometres } from '#lib/platform/i18n/format.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import type { DayView } from './day-view.ts';
import { TimeLeft } from '#components/bookings/time-left.tsx';

const MAX_SHOWN = 3;

interface WaitingRequestsProps extends DayView {
  requests: readonly BookingView[];
  /** There is more than one page. */
  hasMore: boolean;
}

const Deadline = ({ until, locale, at, words, card, booking }: DayView & { until: string }) => {
  const instant = new Date(until);
  const day = dayText(instant, { locale, days: booking.days, at: new Date(at) });
  return (
    <p className="flex gap-1.5 text-sm font-medium text-warm-ink">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {fill(card.answerBy, { time: `${day}, ${formatTime(locale, instant)}` })}
        <TimeLeft until={until} at={at} locale={locale} words={words.left} />
      </span>
    </p>
  );
};

const Request = ({ job, ...view }: DayView & { job: BookingView }) => {
  const { locale, at, card, booking, prices } = view;
  const { distanceKm } = job;
  const distance = distanceKm === null ? null : fill(card.distance, { km: formatKilometres(distanceKm) });
  return (
    <li className="relative flex items-start gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <TradePicture picture={job.picture} className="w-12 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold">
          <Link
            href={accountPaths.booking(job._id)}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {nameIn(locale, { name: job.serviceName, names: job.serviceTitles })}
          </Link>
        </p>
        <PriceTag booking={job} locale={locale} prices={prices} />
        <p className="leading-snug">
          <SpokenRange text={bookingTime(job, { locale, days: booking.days, at: new Date(at) })} />
        </p>
        <p className="text-sm text-muted">
          {[formatArea(job, { locale }), distance].filter(Boolean).join(' · ')}
        </p>
        {job.expiresAt !== null && <Deadline until={job.expiresAt} {...view} />}
      </div>
    </li>
  );
};

/** Requests that wait for an answer and the time left, earliest start first. */
export const WaitingRequests = ({ requests, hasMore, ...view }: WaitingRequestsProps) => {
  const { locale, words } = view;
  if (requests.length === 0) return null;
  const title = hasMore ? words.manyWaiting : plural({ locale, count: requests.length, text: words.waiting });
  return (
    <section aria-labelledby="requests" className="flex flex-col gap-1">
      <SectionHeading
        id="requests"
        title={title}
        more={
          requests.length > MAX_SHOWN || hasMore
            ? { href: workerPaths.dashboard, label: words.seeAll }
            : undefined
        }
      />
      <ul className="cards">
        {requests.slice(0, MAX_SHOWN).map((job) => (
          <Request key={job._id} job={job} {...view} />
        ))}
      </ul>
    </section>
  );
};
