'use client';

import { useState, useEffect, useEffectEvent } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { useNow } from '#lib/platform/browser/use-now.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { jobTabs, type JobList, type JobLists, type JobTab } from '#lib/features/bookings/rules/job-lists.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { JobPanel } from './job-panel.tsx';
import { JobSheets, useJobSheets } from './job-sheets.tsx';
import type { JobWords, JobView } from './job-words.ts';
import { useJobLists } from './use-job-lists.ts';
import { useJobMoves } from './use-job-moves.ts';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useSocketConnect, useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';
import { getBookingCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingChanged } from '#lib/features/bookings/contracts/booking-news.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { serviceOf } from './job-texts.ts';

// What the customer or the time did; the worker's own steps have had their message.
const newsOfOthers = ({ news }: BookingChanged, { history }: BookingView): keyof JobWords['news'] | null => {
  switch (news) {
    case 'requested':
    case 'proposed':
    case 'proposal_expired':
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
  renew(): Promise<void>;
}

/** Keeps the board true: by news of the server, and by asking again whenever news may have been missed. */
const useLiveJobs = ({ view, settle, renew }: LiveOptions): void => {
  const { locale, words } = view;
  const hear = async (change: BookingChanged): Promise<void> => {
    const { data: job } = await api(getBookingCall, { params: { id: change.bookingId } });
    settle(job);
    const news = newsOfOthers(change, job);
    if (news === null) return;
    const title = fill(words.news[news], { name: job.customerId.name });
    notify({ title, description: serviceOf(job, locale) });
  };
  const ask = useEffectEvent(() => void renew());
  useSocketEvent('bookingChanged', (change) => void hear(change).catch(() => void renew()));
  useSocketConnect(() => void renew());
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, []);
};

interface JobBoardProps {
  first: JobLists;
  /** The server's instant at which the lists were read. */
  at: string;
  locale: Locale;
  words: JobWords;
}

const countOf = ({ data, nextCursor }: JobList): string | undefined =>
  data.length === 0 ? undefined : formatNumber(data.length) + (nextCursor === null ? '' : '+');

/** Where nobody waits for an answer, what is agreed comes first. */
const firstTab = ({ requests, upcoming }: JobLists): JobTab =>
  requests.data.length === 0 && upcoming.data.length > 0 ? 'upcoming' : 'requests';

/** Requests, jobs that are agreed and jobs that are done, with every step that the worker can take. */
export const JobBoard = ({ first, at, locale, words }: JobBoardProps) => {
  const [tab, setTab] = useState<JobTab>(() => firstTab(first));
  const view = { locale, words, at: useNow(at) };
  const jobs = useJobLists(first);
  const { settle, renew } = jobs;
  const actions = useJobMoves({ view, settle, renew });
  const sheets = useJobSheets(actions);
  useLiveJobs({ view, settle, renew });
  const open = (next: JobTab): void => {
    setTab(next);
    void renew();
  };
  const { label, tabs } = words.board;
  return (
    <section aria-label={label}>
      <Tabs
        label={label}
        tabs={jobTabs.map((value) => ({
          value,
          label: tabs[value],
          ...(value !== 'completed' && { count: countOf(jobs.lists[value]) }),
          isUrgent: value === 'requests',
        }))}
        value={tab}
        onChange={open}
      >
        <JobPanel tab={tab} view={view} jobs={jobs} actions={actions} sheets={sheets} onTab={open} />
      </Tabs>
      <JobSheets view={view} sheets={sheets} />
    </section>
  );
};
