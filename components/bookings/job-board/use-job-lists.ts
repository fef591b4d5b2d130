import { useState } from 'react';
import { api } from '#lib/platform/browser/api.ts';
import { withRefetch } from '#lib/platform/browser/server-cache-parts.ts';
import { answered, createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useEntry } from '#lib/platform/browser/use-server-data.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import {
  appendJobs,
  applyJobChange,
  jobTabs,
  removeJobs,
  replaceJobs,
  type JobList,
  type JobLists,
  type JobTab,
} from '#lib/features/bookings/rules/job-lists.ts';

/** Events keep the lists up to date, so a tab opened again within this time is not requested again. */
const FRESH_MS = 5_000;

type Page = { cursor?: string };

const read: Record<JobTab, (page: Page) => Promise<JobList>> = {
  requests: (query) => api('GET /bookings/requested-jobs', { query }),
  upcoming: (query) => api('GET /bookings/upcoming-jobs', { query }),
  completed: (query) => api('GET /bookings', { query: { ...query, status: 'completed' } }),
};

/** The lists of one board: they come with its HTML and go with it. */
const createJobCache = (first: JobLists) => {
  const moves = new Set<Promise<unknown>>();
  const { rules, outdate } = withRefetch<JobTab, JobList>({
    empty: { data: [], nextCursor: null },
    freshMs: FRESH_MS,
    toKey: (tab) => tab,
    fetch: async (tab, { setData }) => {
      const fresh = await read[tab]({});
      // Shown before the answer to a tap that it already knows of, it would take the tapped card from under the finger.
      while (moves.size > 0) await Promise.allSettled(moves);
      return (now) => {
        // A move that was missed took a job out of another list.
        for (const other of jobTabs)
          if (other !== tab) setData(other, (list) => removeJobs(list, fresh.data));
        return replaceJobs(tab, now, fresh);
      };
    },
  });
  const cache = createServerCache(rules);
  const onPage = {
    requests: answered(first.requests),
    upcoming: answered(first.upcoming),
    completed: answered(first.completed),
  };
  for (const tab of jobTabs) cache.entries.set(tab, onPage[tab]);
  const readLists = (): JobLists => ({
    requests: cache.read('requests').data,
    upcoming: cache.read('upcoming').data,
    completed: cache.read('completed').data,
  });
  /** Moves a changed job to its list. A response requested before the change is requested again. */
  const settle = (job: BookingView): void => {
    const changed = applyJobChange(readLists(), job);
    for (const tab of jobTabs) {
      outdate(tab);
      cache.setData(tab, () => changed[tab]);
    }
  };
  /** Lists that come while a move is under way wait for it; the move settles its job. */
  const hold = async <Result>(move: Promise<Result>): Promise<Result> => {
    moves.add(move);
    try {
      return await move;
    } finally {
      moves.delete(move);
    }
  };
  return { cache, onPage, settle, hold };
};

/** The worker's jobs in the browser; the first page of each list is initial data from the HTML. */
export const useJobLists = (first: JobLists) => {
  const [{ cache, onPage, settle, hold }] = useState(() => createJobCache(first));
  const lists = {
    requests: useEntry(cache, 'requests', onPage.requests).data,
    upcoming: useEntry(cache, 'upcoming', onPage.upcoming).data,
    completed: useEntry(cache, 'completed', onPage.completed).data,
  };
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle');
  const loadMore = async (tab: JobTab): Promise<void> => {
    const { nextCursor } = lists[tab];
    if (nextCursor === null || more === 'busy') return;
    setMore('busy');
    try {
      const next = await read[tab]({ cursor: nextCursor });
      cache.setData(tab, (list) => appendJobs(tab, list, next));
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };
  return { lists, settle, hold, load: cache.load, isFresh: cache.isFresh, more, loadMore };
};
