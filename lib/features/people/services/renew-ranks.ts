import { isDeepStrictEqual } from 'node:util';
import { isNewcomer, NEWCOMER_DAYS, NEWCOMER_JOBS, rankOn } from '#lib/features/people/rules/rank.ts';
import { buildListing } from '#lib/features/people/rules/search-listing.ts';
import { markNewcomer } from '#lib/features/people/services/steps/mark-contacts.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { endNewcomers, listShownDays } from '#models/people/newcomer.ts';
import type { Slice } from '#models/platform/slice.ts';
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
    return { worker, rank, listing: buildListing({ ...worker, rank }) };
  });
  // Unchanged rows are not written.
  await storeRanks(
    ranks.filter(
      ({ worker, rank, listing }) => !isDeepStrictEqual([rank, listing], [worker.rank, worker.listing]),
    ),
  );
  // An account that is deleted and recreated keeps its used-up bonus.
  const ended = [...marks].filter(([{ completedJobs }]) => completedJobs >= NEWCOMER_JOBS);
  await endNewcomers({ marks: ended.map(([, mark]) => mark), shownDays: NEWCOMER_DAYS, at: now() });
};

/** Computes tonight's ranks of a slice. Writes only changes, so that an interrupted run can simply start again. */
export const updateRanks = async (slice?: Slice): Promise<void> => {
  const night = Math.floor(Date.parse(toIndiaDay(now())) / DAY_MS);
  let after: string | null = null;
  do {
    const workers: UserRecord[] = await listListedWorkers({ after, limit: BATCH }, slice);
    await renewBatch(workers, night);
    const last = workers.length < BATCH ? undefined : workers.at(-1);
    after = last ? String(last._id) : null;
  } while (after !== null);
};
