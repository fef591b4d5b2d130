import type { DayOfJobs } from '#lib/features/bookings/rules/job-lists.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatWeekday, formatWeekdayInitial } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { JobView } from './job-words.ts';

interface WeekStripProps {
  week: readonly DayOfJobs[];
  view: JobView;
  onDay(localDate: string): void;
}

/** The next seven days with the number of jobs on each; a tap shows a day's jobs. */
export const WeekStrip = ({ week, view: { locale, words }, onDay }: WeekStripProps) => (
  <ol aria-label={words.board.week.label} className="grid grid-cols-7 gap-1">
    {week.map(({ localDate, jobs }) => (
      <li key={localDate}>
        <button
          type="button"
          disabled={jobs.length === 0}
          aria-label={fill(plural({ locale, count: jobs.length, text: words.board.week.day }), {
            day: `${formatWeekday(locale, localDate)} ${Number(localDate.slice(8))}`,
          })}
          onClick={() => onDay(localDate)}
          className="flex min-h-16 w-full flex-col items-center justify-center rounded-control border border-line bg-card py-1 text-sm enabled:border-brand enabled:font-semibold disabled:text-muted"
        >
          <span aria-hidden>{formatWeekdayInitial(locale, localDate)}</span>
          <span aria-hidden className="text-base tabular-nums">
            {Number(localDate.slice(8))}
          </span>
          <span aria-hidden className="h-5 text-xs text-brand tabular-nums">
            {jobs.length > 0 ? '•'.repeat(Math.min(jobs.length, 4)) : ''}
          </span>
        </button>
      </li>
    ))}
  </ol>
);
