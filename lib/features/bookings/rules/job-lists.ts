import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { upcomingStatuses } from './booking-status.ts';

/** The three lists of a worker's jobs. */
export const jobTabs = ['requests', 'upcoming', 'completed'] as const;
export type JobTab = (typeof jobTabs)[number];

export interface JobList {
  readonly data: readonly BookingView[];
  readonly nextCursor: string | null;
}
export type JobLists = Readonly<Record<JobTab, JobList>>;

/** The list that a job stands in; null once it has come to nothing. */
export const tabOf = (status: BookingStatus): JobTab | null => {
  if (status === 'pending') return 'requests';
  if (status === 'completed') return 'completed';
  return upcomingStatuses.some((upcoming) => upcoming === status) ? 'upcoming' : null;
};

// What is to come has the next first, what is done the latest first.
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

// Answers may overtake each other; what has happened to a booking only ever grows.
const knowsMore = (lists: JobLists, { _id, history }: BookingView): boolean =>
  jobTabs.some((tab) =>
    lists[tab].data.some((job) => job._id === _id && job.history.length > history.length),
  );

/** The lists after a job has changed: it stands where its state belongs, once. */
export const settleJob = (lists: JobLists, job: BookingView): JobLists => {
  if (knowsMore(lists, job)) return lists;
  const tab = tabOf(job.status);
  const settle = (at: JobTab): JobList =>
    at === tab ? withJobs(at, lists[at], [job]) : { ...lists[at], data: without(lists[at].data, [job]) };
  return { requests: settle('requests'), upcoming: settle('upcoming'), completed: settle('completed') };
};

/** A list with its next page. */
export const appendJobs = (lists: JobLists, tab: JobTab, next: JobList): JobLists => ({
  ...lists,
  [tab]: { ...withJobs(tab, lists[tab], next.data), nextCursor: next.nextCursor },
});

/** The lists as the server has them now; of what is done, pages that were read already stay. */
export const renewJobs = (lists: JobLists, fresh: JobLists): JobLists => ({
  ...fresh,
  completed: withJobs('completed', lists.completed, fresh.completed.data),
});
