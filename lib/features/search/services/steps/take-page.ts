import { cellsOf } from '#lib/features/bookings/rules/claim-cells.ts';
import { worksInHour } from '#lib/features/bookings/rules/day-slots.ts';
import { MOST_CHECKED, type PageStart, type SearchCursor } from '#lib/features/search/rules/search-cursor.ts';
import type { SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import { sortKeyOf } from '#lib/features/search/rules/search-plan.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listBusyWorkers } from '#models/bookings/booking-claim.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { FoundRecord, SearchResult } from '#models/search/worker-search.ts';

const HOUR_MS = 3_600_000;

type Worker = Pick<UserRecord, '_id' | 'availability' | 'daysOff'>;

/** Who of some workers can be had for the hour from an instant on, with one command for all. */
export const findFree = async (workers: readonly Worker[], startsAt: Date): Promise<ReadonlySet<string>> => {
  const at = now();
  const working = workers.filter((worker) => worksInHour({ startsAt, worker, at }));
  const ids = working.map(({ _id }) => String(_id));
  if (ids.length === 0) return new Set();
  const cells = cellsOf({ startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) });
  const [from = 0] = cells;
  const busy = await listBusyWorkers({ workerIds: ids, from, to: from + cells.length });
  return new Set(ids.filter((id) => !busy.has(id)));
};

interface Walked {
  result: SearchResult;
  limit: number;
  before: SearchCursor | null;
  /** The time that was asked for. */
  startsAt: Date | null;
  sort?: SearchSort | undefined;
}

export interface TakenPage {
  workers: FoundRecord[];
  /** Where the next page begins; null where there is none. */
  next: PageStart | null;
  /** Who of them is free; null where no time was asked for. */
  free: ReadonlySet<string> | null;
}

/** How many workers a page looks for; one more says whether there is another page. */
export const lookedFor = ({ limit, startsAt }: Pick<Walked, 'limit' | 'startsAt'>): number =>
  1 + (startsAt === null || limit === 0 ? limit : MOST_CHECKED);

const behind = (at: FoundRecord['found'] | null | undefined): PageStart | null =>
  at ? { at, skip: 0 } : null;

/** The page of a walk: of those who match equally well, whoever is free at the time comes first. */
export const takePage = async ({ result, limit, before, startsAt, sort }: Walked): Promise<TakenPage> => {
  const { workers, gaveUp } = result;
  const most = lookedFor({ limit, startsAt }) - 1;
  const checked = workers.slice(0, most);
  const last = behind(workers.length > most ? checked.at(-1)?.found : gaveUp);
  if (startsAt === null || limit === 0) return { workers: checked, next: last, free: null };
  const free = await findFree(checked, startsAt);
  const isTaken = ({ _id }: FoundRecord): number => (free.has(String(_id)) ? 0 : 1);
  const placeOf = (worker: FoundRecord): string =>
    [sortKeyOf(worker.found, sort), worker.found.tier, isTaken(worker)].join(' ');
  const sorted = checked
    .map((worker) => ({ worker, place: placeOf(worker) }))
    .toSorted((one, other) => Number(one.place > other.place) - Number(one.place < other.place))
    .map(({ worker }) => worker);
  const { skip, at } = before ?? { skip: 0, at: null };
  const end = skip + limit;
  const next = end < sorted.length ? { at, skip: end } : last;
  return { workers: sorted.slice(skip, end), next, free };
};
