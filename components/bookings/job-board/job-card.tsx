import { useId, type ReactNode } from 'react';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { JobView } from './job-words.ts';
import { BookingBadge } from '#components/bookings/booking-badge.tsx';
import { PriceTag } from '#components/bookings/price-tag.tsx';
import { ContactProof } from '#components/bookings/contact-proof.tsx';
import { untilText } from '#components/bookings/booking-time.ts';
import Link from 'next/link';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { CardTitle } from './card-title.tsx';
import { placeLines, getServiceTitle, formatJobTime } from './job-texts.ts';

interface JobHeadProps {
  id: string;
  job: BookingView;
  view: JobView;
  hasStatus?: boolean;
}

/** The customer's rating by other workers, linked to those reviews. */
const CustomerRating = ({ job: { _id, customerRating }, view }: Pick<JobHeadProps, 'job' | 'view'>) => {
  const { locale, words } = view;
  const { fresh, spoken } = words.board.review;
  if (!customerRating) return null;
  const { rating, reviews } = customerRating;
  if (reviews === 0) return <p className="mt-0.5 text-sm text-muted">{fresh}</p>;
  const average = rating.toFixed(1);
  const spokenRating = fill(plural({ locale, count: reviews, text: spoken }), { average });
  return (
    <Link
      href={accountPaths.booking(_id)}
      prefetch={false}
      className="inline-flex min-h-11 items-center rounded-control underline-offset-4 hover:underline"
    >
      <Rating average={average} count={formatNumber(reviews)} words={{ fresh, spoken: spokenRating }} />
    </Link>
  );
};

/** Says whether another booking can still take the time of this request. */
const Hold = ({ job: { hold }, view }: Pick<JobHeadProps, 'job' | 'view'>) => {
  const { held, unheld } = view.words.board.card;
  if (!hold) return null;
  const text = hold.until === null ? unheld : fill(held, { time: untilText(new Date(hold.until), view) });
  return <p className="text-sm text-muted">{text}</p>;
};

const JobHead = ({ id, job, view, hasStatus = false }: JobHeadProps) => {
  const { name, profileImage } = job.customerId;
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <TradePicture picture={job.picture} className="w-12 shrink-0" />
        <div className="beside">
          <h3 id={id} className="leading-snug font-semibold">
            {getServiceTitle(job, view.locale)}
          </h3>
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-muted">
            <Avatar name={name} src={profileImage} size="tiny" />
            <span id={`${id}-name`} className="min-w-0">
              {name}
            </span>
          </p>
          {job.status === 'pending' && (
            <ContactProof booking={job} locale={view.locale} words={view.words.booking.contact} />
          )}
          <CustomerRating job={job} view={view} />
        </div>
        {hasStatus && <BookingBadge status={job.status} statuses={view.words.booking.statuses} />}
      </div>
      <div>
        <p className="text-lg leading-snug font-semibold">
          <SpokenRange text={formatJobTime(job, view)} />
        </p>
        <Hold job={job} view={view} />
        <PriceTag booking={job} locale={view.locale} prices={view.words.prices} />
        {placeLines(job, view).map((line) => (
          <p key={line} className="text-sm text-muted">
            {line}
          </p>
        ))}
      </div>
    </>
  );
};

export interface JobCardProps {
  job: BookingView;
  view: JobView;
  isBusy: boolean;
}

interface FrameProps extends JobCardProps {
  hasStatus?: boolean;
  children?: ReactNode;
}

export const JobCard = ({ job, view, isBusy, hasStatus = false, children }: FrameProps) => {
  const id = useId();
  return (
    <li>
      <article
        aria-labelledby={id}
        aria-busy={isBusy}
        data-booking={job.number}
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
      >
        <JobHead id={id} job={job} view={view} hasStatus={hasStatus} />
        {job.instructions && (
          <p
            lang={guessLanguage(job.instructions)}
            className="rounded-control bg-chip px-3 py-2 text-sm wrap-anywhere whitespace-pre-line"
          >
            {job.instructions}
          </p>
        )}
        <CardTitle value={`${id} ${id}-name`}>{children}</CardTitle>
      </article>
    </li>
  );
};
