import { useId, type ReactNode } from 'react';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { JobHead } from './job-head.tsx';
import type { JobView } from './job-words.ts';

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
