'use client';

import { useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { useNow } from '#lib/platform/browser/use-now.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { listJobsToCollect, type JobList, type JobLists } from '#lib/features/bookings/rules/job-lists.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { JobPanel } from './job-panel.tsx';
import type { JobWords, JobView } from './job-words.ts';
import { LateJobSheets } from './late-job-sheets.tsx';
import { MustConfirm } from './must-confirm.tsx';
import { useHeldJobs } from './use-held-jobs.ts';
import { useJobLists } from './use-job-lists.ts';
import { useNoteAnswer } from './use-note-answer.ts';
import { useJobMoves } from './use-job-moves.ts';
import { useJobSheets } from './use-job-sheets.ts';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useCatchUp } from '#lib/platform/browser/use-catch-up.ts';
import { useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';
import { jobTabs, type JobTab } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingChanged } from '#lib/features/bookings/contracts/booking-news.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { getServiceTitle } from './job-texts.ts';

// Announces only changes by the customer or by a deadline; the worker's own moves already showed a toast.
const eventToAnnounce = (
  { news }: BookingChanged,
  { history }: BookingView,
): keyof JobWords['news'] | null => {
  switch (news) {
    case 'requested':
    case 'proposed':
    case 'proposal_expired':
    case 'time_agreed':
    case 'offer_declined':
    case 'worker_missed':
      return news;
    case 'cancelled':
    case 'expired':
    case 'no_show':
      return history.at(-1)?.by === 'worker' ? null : news;
    default:
      return null;
  }
};

interface LiveOptions {
  view: JobView;
  settle(job: BookingView): void;
  renew(): void;
}

/** Keeps the board up to date with socket events. */
const useLiveJobs = ({ view, settle, renew }: LiveOptions): void => {
  const { locale, words } = view;
  const onBookingChanged = async (change: BookingChanged): Promise<void> => {
    const { data: job } = await api('GET /bookings/{id}', { params: { id: change.bookingId } });
    settle(job);
    const news = eventToAnnounce(change, job);
    if (news === null) return;
    const title = fill(words.news[news], { name: job.customerId.name });
    notify({ title, description: getServiceTitle(job, locale) });
  };
  useSocketEvent('bookingChanged', (change) => void onBookingChanged(change).catch(renew));
};

interface JobBoardProps {
  first: JobLists;
  /** Server time when the lists were read. */
  at: string;
  locale: Locale;
  words: JobWords;
}

const formatCount = ({ data, nextCursor }: JobList): string | undefined =>
  data.length === 0 ? undefined : formatNumber(data.length) + (nextCursor === null ? '' : '+');

/** Opens on the upcoming jobs when no request is waiting. */
const firstTab = (lists: JobLists, at: string): JobTab => {
  if (lists.requests.data.length > 0) return 'requests';
  const isBusy = lists.upcoming.data.length + listJobsToCollect(lists, new Date(at)).length > 0;
  return isBusy ? 'upcoming' : 'requests';
};

/** The worker's requests, upcoming jobs and completed jobs, with every action they allow. */
export const JobBoard = ({ first, at, locale, words }: JobBoardProps) => {
  const [tab, setTab] = useState<JobTab>(() => firstTab(first, at));
  const view = { locale, words, at: useNow(at) };
  const jobs = useJobLists(first);
  const { held, keep } = useHeldJobs(jobs.lists.requests.data);
  const settle = (job: BookingView): void => {
    keep(job);
    jobs.settle(job);
  };
  const renew = (): void => jobs.refresh(tab);
  const catchUp = useCatchUp((mayHaveMissed) => {
    if (mayHaveMissed || !jobs.isFresh(tab)) renew();
  });
  const actions = useJobMoves({ view, settle, renew, hold: jobs.hold });
  const sheets = useJobSheets(actions);
  useNoteAnswer({ view, renew, move: actions.move });
  useLiveJobs({ view, settle, renew });
  const openTab = (next: JobTab): void => {
    setTab(next);
    catchUp();
  };
  const { label, tabs } = words.board;
  return (
    <section aria-label={label}>
      <Tabs
        label={label}
        tabs={jobTabs.map((value) => ({
          value,
          label: tabs[value],
          ...(value !== 'completed' && { count: formatCount(jobs.lists[value]) }),
          isUrgent: value === 'requests',
        }))}
        value={tab}
        onChange={openTab}
      >
        <MustConfirm view={view} actions={actions} />
        <JobPanel
          tab={tab}
          view={view}
          jobs={jobs}
          held={held}
          actions={actions}
          sheets={sheets}
          onTab={openTab}
        />
      </Tabs>
      <LateJobSheets view={view} sheets={sheets} />
    </section>
  );
};
