import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { DayOfJobs } from '#lib/features/bookings/rules/job-lists.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { getServiceTitle } from './job-texts.ts';
import type { JobView } from './job-words.ts';

interface LaterJobsProps {
  days: readonly DayOfJobs[];
  view: JobView;
  openDay: string | null;
  children(job: BookingView): ReactNode;
}

export const dayId = (localDate: string): string => `jobs-${localDate}`;

/** Days that are still far, one line for each job; a tap shows the cards. */
export const LaterJobs = ({ days, view, openDay, children }: LaterJobsProps) =>
  days.map(({ localDate, jobs }) => (
    <details
      key={localDate}
      id={dayId(localDate)}
      open={openDay === localDate}
      className="group scroll-mt-20 rounded-card border border-line bg-card"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {formatDay(view.locale, instantInIndia({ localDate, minutes: 720 }))}
          </span>
          {jobs.map((job) => (
            <span key={job._id} className="block text-sm text-muted">
              {job.timeSlot.label} · {getServiceTitle(job, view.locale)}
            </span>
          ))}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <ul className="cards p-2 pt-0">{jobs.map(children)}</ul>
    </details>
  ));
