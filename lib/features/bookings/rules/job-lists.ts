import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { jobTabs, type BookingStatus, type JobTab } from '#lib/features/bookings/contracts/booking-status.ts';
import type { JobBoardView } from '#lib/features/bookings/contracts/job-board.ts';
import { getStatusSince } from './booking-transitions.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { upcomingStatuses } from './booking-status.ts';

export interface JobList {
  readonly data: readonly BookingView[];
  readonly nextCursor: string | null;
}
export type JobLists = Readonly<Record<JobTab, JobList>>;

/**
 * The lists that a tab counts or shows. Both counts are always shown. Upcoming jobs also come with the money to collect
 * for completed ones.
 */
export const listsToRead = (tab: JobTab): readonly JobTab[] =>
  tab === 'requests' ? ['requests', 'upcoming'] : jobTabs;

export const noJobs: JobList = { data: [], nextCursor: null };

/** The lists of an answer. Completed jobs that it leaves out are an empty list. */
export const toJobLists = ({ requests, upcoming, completed }: JobBoardView): JobLists => ({
  requests,
  upcoming,
  completed: completed ?? noJobs,
});

/** The list that shows a job of this status; null if none does. */
export const tabFor = (status: BookingStatus): JobTab | null => {
  if (status === 'pending') return 'requests';
  if (status === 'completed') return 'completed';
  return upcomingStatuses.some((upcoming) => upcoming === status) ? 'upcoming' : null;
};

// Upcoming jobs: soonest first; completed jobs: newest first.
const inOrder = (tab: JobTab, jobs: readonly BookingView[]): BookingView[] => {
  const way = tab === 'completed' ? -1 : 1;
  return jobs.toSorted((a, b) => way * (a.startsAt + a._id).localeCompare(b.startsAt + b._id));
};

const without = (jobs: readonly BookingView[], gone: readonly BookingView[]): BookingView[] => {
  const ids = new Set(gone.map(({ _id }) => _id));
  return jobs.filter(({ _id }) => !ids.has(_id));
};

const withJobs = (tab: JobTab, list: JobList, jobs: readonly BookingView[]): JobList => ({
  ...list,
  data: inOrder(tab, [...without(list.data, jobs), ...jobs]),
});

export const removeJobs = (list: JobList, gone: readonly BookingView[]): JobList => ({
  ...list,
  data: without(list.data, gone),
});

// Responses may arrive out of order; a booking's history only grows.
const isNewer = (lists: JobLists, { _id, history }: BookingView): boolean =>
  jobTabs.some((tab) =>
    lists[tab].data.some((job) => job._id === _id && job.history.length > history.length),
  );

/** Moves a changed job to the list that its status belongs to. */
export const applyJobChange = (lists: JobLists, job: BookingView): JobLists => {
  if (isNewer(lists, job)) return lists;
  const tab = tabFor(job.status);
  const settle = (at: JobTab): JobList =>
    at === tab ? withJobs(at, lists[at], [job]) : removeJobs(lists[at], [job]);
  return { requests: settle('requests'), upcoming: settle('upcoming'), completed: settle('completed') };
};

export const appendJobs = (tab: JobTab, list: JobList, next: JobList): JobList => ({
  ...withJobs(tab, list, next.data),
  nextCursor: next.nextCursor,
});

/** Replaces a list with the server's first page, keeping completed jobs that were already loaded. */
export const replaceJobs = (tab: JobTab, list: JobList, fresh: JobList): JobList =>
  tab === 'completed' ? withJobs(tab, list, fresh.data) : fresh;

const COLLECT_MS = 24 * 3_600_000;

/** Jobs done within the last day whose customer still has to pay: getting paid comes before the next job. */
export const listJobsToCollect = ({ completed }: JobLists, at: Date): BookingView[] =>
  completed.data.filter(
    (job) => job.canMarkPaid && !job.leftUnpaid && at.getTime() - getStatusSince(job).getTime() < COLLECT_MS,
  );

/** Today and tomorrow are shown in full. */
const NEAR_DAYS = 2;

export interface DayOfJobs {
  readonly localDate: string;
  readonly jobs: readonly BookingView[];
}

/**
 * Splits upcoming jobs into those to show in full and the days after, to be folded. The next job and those that wait
 * for an answer are never folded.
 */
export const foldJobs = (
  jobs: readonly BookingView[],
  at: Date,
): { near: BookingView[]; later: DayOfJobs[] } => {
  const last = addDays(toIndiaDay(at), NEAR_DAYS - 1);
  const next = jobs[0]?.localDate ?? last;
  const isNear = ({ localDate, proposal, status }: BookingView): boolean =>
    localDate <= last || localDate === next || proposal !== null || status !== 'accepted';
  const byDay = Map.groupBy(
    jobs.filter((job) => !isNear(job)),
    ({ localDate }) => localDate,
  );
  return {
    near: jobs.filter(isNear),
    later: [...byDay].map(([localDate, ofDay]) => ({ localDate, jobs: ofDay })),
  };
};

const WEEK_DAYS = 7;

/** The next seven days with their jobs. */
export const weekOfJobs = (jobs: readonly BookingView[], at: Date): DayOfJobs[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => {
    const localDate = addDays(toIndiaDay(at), index);
    return { localDate, jobs: jobs.filter((job) => job.localDate === localDate) };
  });
