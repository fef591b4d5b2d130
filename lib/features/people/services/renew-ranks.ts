import { isDeepStrictEqual } from 'node:util';
import { isNewcomer, NEWCOMER_DAYS, NEWCOMER_JOBS, rankOn } from '#lib/features/people/rules/rank.ts';
import { listingOf } from '#lib/features/people/rules/search-listing.ts';
import { markNewcomer } from '#lib/features/people/services/steps/mark-contacts.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { endNewcomers, listShownDays } from '#models/people/newcomer.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listListedWorkers, storeRanks } from '#models/people/worker-listings.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;

const mayBeNew = ({ completedJobs, rank }: UserRecord): boolean =>
  completedJobs < NEWCOMER_JOBS || rank === undefined || isNewcomer(rank);

const renewBatch = async (workers: readonly UserRecord[], night: number): Promise<void> => {
  const marks = new Map(workers.filter(mayBeNew).map((worker) => [worker, markNewcomer(worker)]));
  const days = await listShownDays([...marks.values()]);
  const ranks = workers.map((worker) => {
    const mark = marks.get(worker);
    const shownDays = mark === undefined ? (worker.rank?.shownDays ?? 0) : (days.get(mark) ?? 0);
    const rank = rankOn(worker, { night, shownDays });
    return { worker, rank, listing: listingOf({ ...worker, rank }) };
  });
  // What is as it was is not written.
  await storeRanks(
    ranks.filter(
      ({ worker, rank, listing }) => !isDeepStrictEqual([rank, listing], [worker.rank, worker.listing]),
    ),
  );
  // Whoever has had the jobs, deletes the account and comes back has had the share too.
  const ended = [...marks].filter(([{ completedJobs }]) => completedJobs >= NEWCOMER_JOBS);
  await endNewcomers({ marks: ended.map(([, mark]) => mark), shownDays: NEWCOMER_DAYS, at: now() });
};

/**
 * Makes tonight's ranks. Only what changes is written, so that a run that was broken off begins anew and soon is where it
 * was.
 */
export const renewRanks = async (): Promise<void> => {
  const night = Math.floor(Date.parse(indiaDayOf(now())) / DAY_MS);
  let after: string | null = null;
  do {
    const workers: UserRecord[] = await listListedWorkers({ after, most: BATCH });
    await renewBatch(workers, night);
    const last = workers.length < BATCH ? undefined : workers.at(-1);
    after = last ? String(last._id) : null;
  } while (after !== null);
};
