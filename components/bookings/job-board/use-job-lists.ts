import { useState } from 'react';
import { api } from '#lib/platform/browser/api.ts';
import { shareReads, withRefetch } from '#lib/platform/browser/server-cache-parts.ts';
import { answered, createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useEntry } from '#lib/platform/browser/use-server-data.ts';
import { jobTabs, type JobTab } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import {
  appendJobs,
  applyJobChange,
  listsToRead,
  noJobs,
  removeJobs,
  replaceJobs,
  toJobLists,
  type JobList,
  type JobLists,
} from '#lib/features/bookings/rules/job-lists.ts';

/** Events keep the lists up to date, so a tab opened again within this time is not requested again. */
const FRESH_MS = 5_000;

const readMore: Record<JobTab, (cursor: string) => Promise<JobList>> = {
  requests: (cursor) => api('GET /bookings/requested-jobs', { query: { cursor } }),
  upcoming: (cursor) => api('GET /bookings/upcoming-jobs', { query: { cursor } }),
  completed: (cursor) => api('GET /bookings', { query: { cursor, status: 'completed' } }),
};

interface ListToRead {
  tab: JobTab;
  /** The list's part of the response; all lists of a refresh share its request. */
  read(this: void): Promise<JobList>;
}

/** The lists of one board: they come with its HTML and go with it. */
const createJobCache = (first: JobLists) => {
  const moves = new Set<Promise<unknown>>();
  const { rules, outdate } = withRefetch<ListToRead, JobList>({
    empty: noJobs,
    freshMs: FRESH_MS,
    toKey: ({ tab }) => tab,
    fetch: async ({ tab, read }, { setData }) => {
      const fresh = await read();
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
  /** Reads what a tab counts or shows, with one request. */
  const refresh = (shown: JobTab): void => {
    const newReader = shareReads(() => api('GET /bookings/job-board', { query: { tab: shown } }));
    for (const tab of listsToRead(shown)) {
      const readBoard = newReader();
      void cache.load({ tab, read: async () => toJobLists((await readBoard()).data)[tab] });
    }
  };
  const isFresh = (shown: JobTab): boolean => listsToRead(shown).every((tab) => cache.isFresh(tab));
  return { cache, onPage, settle, hold, refresh, isFresh };
};

/** The worker's jobs in the browser; the first page of each list is initial data from the HTML. */
export const useJobLists = (first: JobLists) => {
  const [{ cache, onPage, ...board }] = useState(() => createJobCache(first));
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
      const next = await readMore[tab](nextCursor);
      cache.setData(tab, (list) => appendJobs(tab, list, next));
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };
  return { ...board, lists, more, loadMore };
};
