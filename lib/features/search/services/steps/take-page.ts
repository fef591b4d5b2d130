import { toCells } from '#lib/platform/time/time-slot.ts';
import { worksInHour } from '#lib/features/bookings/rules/day-slots.ts';
import { MAX_CHECKED, type PageStart, type SearchCursor } from '#lib/features/search/rules/search-cursor.ts';
import type { SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import { sortPrefixFor } from '#lib/features/search/rules/search-plan.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listBusyWorkers } from '#models/bookings/booking-claim.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { FoundRecord, SearchResult } from '#models/search/worker-search.ts';

const HOUR_MS = 3_600_000;

type Worker = Pick<UserRecord, '_id' | 'availability' | 'daysOff'>;

/** Returns which workers are free for the hour that starts at `startsAt`, in one query. */
export const findFree = async (workers: readonly Worker[], startsAt: Date): Promise<ReadonlySet<string>> => {
  const at = now();
  const working = workers.filter((worker) => worksInHour({ startsAt, worker, at }));
  const ids = working.map(({ _id }) => String(_id));
  if (ids.length === 0) return new Set();
  const cells = toCells({ startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) });
  const [from = 0] = cells;
  const busy = await listBusyWorkers({ workerIds: ids, from, to: from + cells.length });
  return new Set(ids.filter((id) => !busy.has(id)));
};

interface PageInput {
  result: SearchResult;
  limit: number;
  before: SearchCursor | null;
  /** The requested time. */
  startsAt: Date | null;
  sort?: SearchSort | undefined;
}

export interface SearchPage {
  workers: FoundRecord[];
  /** Where the next page begins; null on the last one. */
  next: PageStart | null;
  /** Workers free at the requested time; null when none was requested. */
  free: ReadonlySet<string> | null;
}

/** Returns how many workers a page fetches; one extra shows whether another page follows. */
export const fetchLimitFor = ({ limit, startsAt }: Pick<PageInput, 'limit' | 'startsAt'>): number =>
  1 + (startsAt === null || limit === 0 ? limit : MAX_CHECKED);

const startAfter = (at: FoundRecord['found'] | null | undefined): PageStart | null =>
  at ? { at, skip: 0 } : null;

/** Cuts a page from a search. Among equal matches, workers free at the requested time come first. */
export const takePage = async ({ result, limit, before, startsAt, sort }: PageInput): Promise<SearchPage> => {
  const { workers, stoppedAt } = result;
  const checkLimit = fetchLimitFor({ limit, startsAt }) - 1;
  const checked = workers.slice(0, checkLimit);
  const last = startAfter(workers.length > checkLimit ? checked.at(-1)?.found : stoppedAt);
  if (startsAt === null || limit === 0) return { workers: checked, next: last, free: null };
  const free = await findFree(checked, startsAt);
  const busyRank = ({ _id }: FoundRecord): number => (free.has(String(_id)) ? 0 : 1);
  const toSortText = (worker: FoundRecord): string =>
    [sortPrefixFor(worker.found, sort), worker.found.tier, busyRank(worker)].join(' ');
  const sorted = checked
    .map((worker) => ({ worker, place: toSortText(worker) }))
    .toSorted((one, other) => Number(one.place > other.place) - Number(one.place < other.place))
    .map(({ worker }) => worker);
  const { skip, at } = before ?? { skip: 0, at: null };
  const end = skip + limit;
  const next = end < sorted.length ? { at, skip: end } : last;
  return { workers: sorted.slice(skip, end), next, free };
};
