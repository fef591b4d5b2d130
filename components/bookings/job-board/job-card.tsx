import { useId, type ReactNode } from 'react';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { JobView } from './job-words.ts';
import { BookingBadge } from '#components/bookings/booking-badge.tsx';
import { PriceTag } from '#components/bookings/price-tag.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { placeLines, serviceOf, timeOf } from './job-texts.ts';

interface JobHeadProps {
  id: string;
  job: BookingView;
  view: JobView;
  hasStatus?: boolean;
}

/** What a job is, for whom, when, where and for how much. */
const JobHead = ({ id, job, view, hasStatus = false }: JobHeadProps) => {
  const { name, profileImage } = job.customerId;
  return (
    <>
      <div className="flex items-start gap-3">
        <TradePicture picture={job.picture} className="w-12 shrink-0" />
        <div className="min-w-0 flex-1">
          <h3 id={id} className="leading-snug font-semibold">
            {serviceOf(job, view.locale)}
          </h3>
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-muted">
            <Avatar name={name} src={profileImage} size="tiny" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </p>
        </div>
        {hasStatus && <BookingBadge status={job.status} statuses={view.words.booking.statuses} />}
      </div>
      <div>
        <p className="text-lg leading-snug font-semibold">{timeOf(job, view)}</p>
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

/** The frame of a job: what it is, and below it what can be done. */
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
          <p className="rounded-control bg-chip px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
            {job.instructions}
          </p>
        )}
        {children}
      </article>
    </li>
  );
};
