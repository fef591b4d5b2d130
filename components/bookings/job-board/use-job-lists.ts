import { useRef, useState } from 'react';
import { api } from '#lib/platform/browser/api.ts';
import {
  listBookingsCall,
  listRequestedJobsCall,
  listUpcomingJobsCall,
} from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import {
  appendJobs,
  renewJobs,
  settleJob,
  type JobList,
  type JobLists,
  type JobTab,
} from '#lib/features/bookings/rules/job-lists.ts';

type Page = { cursor?: string };

const read: Record<JobTab, (page: Page) => Promise<JobList>> = {
  requests: (query) => api(listRequestedJobsCall, { query }),
  upcoming: (query) => api(listUpcomingJobsCall, { query }),
  completed: (query) => api(listBookingsCall, { query: { ...query, status: 'completed' } }),
};

const readAll = async (): Promise<JobLists> => {
  const [requests, upcoming, completed] = await Promise.all([
    read.requests({}),
    read.upcoming({}),
    read.completed({}),
  ]);
  return { requests, upcoming, completed };
};

/** The worker's jobs as this screen knows them; the first page of each list comes with the HTML. */
export const useJobLists = (first: JobLists) => {
  const [lists, setLists] = useState(first);
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle');
  // Grows with every change, so that lists that were asked for before it are not shown after it.
  const version = useRef(0);
  const settle = (job: BookingView): void => {
    version.current += 1;
    setLists((shown) => settleJob(shown, job));
  };
  const renew = async (): Promise<void> => {
    const asked = version.current;
    // Without an answer what is there stays; the bar of the shell says that the connection is gone.
    const fresh = await readAll().catch(() => null);
    if (fresh && asked === version.current) setLists((shown) => renewJobs(shown, fresh));
  };
  const loadMore = async (tab: JobTab): Promise<void> => {
    const { nextCursor } = lists[tab];
    if (nextCursor === null || more === 'busy') return;
    setMore('busy');
    try {
      const next = await read[tab]({ cursor: nextCursor });
      setLists((shown) => appendJobs(shown, tab, next));
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };
  return { lists, settle, renew, more, loadMore };
};
