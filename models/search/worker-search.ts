import type { PipelineStage } from 'mongoose';
import { sortPrefixLengths, type Branch, type Position } from '#lib/features/search/rules/search-plan.ts';
import { database, toObjectId } from '#models/connection.ts';
import { readFrom } from '#models/read-age.ts';
import { readLimit } from '#models/time-limit.ts';
import { offeredFilters, type SwitchedOffTerms } from './offered-filters.ts';
import { checkFilters, indexFilter } from './search-walk.ts';
import type { UserRecord } from '#models/people/user.ts';

type Stage = PipelineStage.UnionWithPipelineStage;

/** Workers scanned in one search when no index matches everything. */
const SCAN_LIMIT = 2000;

/** Size of the first batch: MongoDB fetches a whole batch before it filters. */
const FIRST_BATCH_SIZE = 150;

/** Counting scans fewer and reports that there may be more. */
const COUNT_SCAN_LIMIT = 300;

/** Results are counted up to this number. */
export const MAX_COUNT = 100;

const users = 'users';
const hiddenFields = [
  'passwordHash',
  'passwordAsk',
  'email',
  'provedPhone',
  'listing.terms',
  'listing.words',
];

interface Scan {
  branch: Branch;
  off?: SwitchedOffTerms | undefined;
  hidden: readonly string[];
  /** Workers to scan when the index does not match everything. */
  scanLimit: number;
}

const startStages = ({ branch, hidden, off }: Scan): Stage[] => {
  const seen = [
    ...(hidden.length > 0 ? [{ _id: { $nin: hidden.map(toObjectId) } }] : []),
    ...(off ? offeredFilters(branch.area, off) : []),
  ];
  return [
    { $match: seen.length > 0 ? { $and: [indexFilter(branch), ...seen] } : indexFilter(branch) },
    { $sort: { [`listing.${branch.sortKey}`]: 1 } },
  ];
};

const union = (pipelines: readonly Stage[][]): Stage[] => {
  const [first = [], ...others] = pipelines;
  return [...first, ...others.map((pipeline): Stage => ({ $unionWith: { coll: users, pipeline } }))];
};

interface Rows {
  limit: number;
  shown: Stage[];
  /** The row that marks where the scan hit its limit; absent when it finished. */
  stoppedAt: Stage[];
}

const scanStages = (walk: Scan, { limit, shown, stoppedAt }: Rows): Stage[] => {
  const checked = checkFilters(walk.branch);
  const start = startStages(walk);
  const last: Stage[] = [{ $limit: limit }, ...shown];
  if (checked.length === 0) return [...start, ...last];
  const { scanLimit } = walk;
  const first = Math.min(FIRST_BATCH_SIZE, Math.floor(scanLimit / 2));
  const check: Stage[] = [{ $match: { $and: checked } }, ...last];
  return union([
    [...start, { $limit: first }, ...check],
    [...start, { $skip: first }, { $limit: scanLimit - first }, ...check],
    [...start, { $skip: scanLimit - 1 }, { $limit: 1 }, ...stoppedAt],
  ]);
};

const positionStage = ({ tier, area, sortKey }: Branch) => ({
  tier: { $literal: tier },
  band: { $literal: area.band },
  order: `$listing.${sortKey}`,
});

/** Sort order for merging branches: the key first, then the order of the plan. */
const mergeKey = ({ tier, area, sortKey }: Branch) => ({
  key: { $substrBytes: [`$listing.${sortKey}`, 0, sortPrefixLengths[sortKey]] },
  tier: { $literal: tier },
  band: { $literal: area.band },
  order: `$listing.${sortKey}`,
});

const resultStages = (walk: Scan, limit: number): Stage[] => {
  const place = positionStage(walk.branch);
  const by = walk.branch.sortKey === 'order' ? {} : { by: mergeKey(walk.branch) };
  const stoppedAt: Stage[] = [{ $project: { _id: 0, stoppedAt: place, ...by } }];
  return scanStages(walk, {
    limit,
    shown: [{ $set: { found: place, ...by } }, { $unset: hiddenFields }],
    stoppedAt,
  });
};

const countStages = (walk: Scan): Stage[] => {
  const row = (name: string): Stage[] => [{ $project: { _id: 0, [name]: { $literal: 1 } } }];
  const scanLimit = Math.min(walk.scanLimit, COUNT_SCAN_LIMIT);
  return scanStages(
    { ...walk, scanLimit },
    { limit: MAX_COUNT + 1, shown: row('one'), stoppedAt: row('cut') },
  );
};

const countPipeline = (walks: readonly Scan[]): Stage[] => [
  ...union(walks.map(countStages)),
  { $limit: MAX_COUNT + 1 },
  { $group: { _id: null, count: { $sum: '$one' }, cuts: { $sum: '$cut' } } },
];

export interface WorkerSearch {
  plan: readonly Branch[];
  /** Ids of workers hidden from the reader. */
  hidden: readonly string[];
  /** Cities and trades whose workers are not offered. */
  off?: SwitchedOffTerms | undefined;
  limit: number;
  /** Only the first page counts. */
  isCounted: boolean;
  /** Counts this plan instead when it finds the same workers with fewer branches. */
  countPlan?: readonly Branch[] | undefined;
}

const toScans = (plan: readonly Branch[], { hidden, off }: Pick<WorkerSearch, 'hidden' | 'off'>): Scan[] => {
  const looking = plan.filter((branch) => checkFilters(branch).length > 0).length;
  const scanLimit = Math.floor(SCAN_LIMIT / Math.max(1, looking));
  return plan.map((branch) => ({ branch, hidden, off, scanLimit }));
};

/**
 * Builds the single pipeline of a search: branches run one after the other while the page has room. Sorted by rating
 * or rate they are merged, so each returns up to a full page.
 */
export const toPipeline = (search: WorkerSearch): Stage[] => {
  const { plan, limit, isCounted, countPlan = plan } = search;
  const walks = toScans(plan, search);
  const isMerged = plan.some(({ sortKey }) => sortKey !== 'order');
  const merged: Stage[] = isMerged ? [{ $sort: { by: 1 } }] : [];
  const page: Stage[] = [
    ...union(walks.map((walk) => resultStages(walk, limit))),
    ...merged,
    { $limit: limit },
  ];
  return isCounted
    ? [...countPipeline(toScans(countPlan, search)), { $unionWith: { coll: users, pipeline: page } }]
    : page;
};

/** A worker in search results with their position in the plan. */
export type FoundRecord = Omit<UserRecord, 'passwordHash' | 'email' | 'provedPhone'> & { found: Position };
interface OtherRow {
  found?: undefined;
  stoppedAt?: Position;
  count?: number;
  cuts?: number;
}

export interface SearchResult {
  workers: FoundRecord[];
  /** Where the first unfinished branch ended. */
  stoppedAt: Position | null;
  count: { total: number; isCapped: boolean };
}

// A page may scan further than the count.
const toCount = ({ count = 0, cuts = 0 }: OtherRow, shown: number) => ({
  total: Math.min(Math.max(count, shown), MAX_COUNT),
  isCapped: count > MAX_COUNT || cuts > 0,
});

const isFound = (row: FoundRecord | OtherRow): row is FoundRecord => row.found !== undefined;
const isOther = (row: FoundRecord | OtherRow): row is OtherRow => !isFound(row);

const runBranches = async (search: WorkerSearch): Promise<SearchResult> => {
  const rows = await database()
    .collection(users)
    .aggregate<FoundRecord | OtherRow>(toPipeline(search), { ...readLimit(), ...readFrom('seconds') })
    .toArray();
  const others = rows.filter(isOther);
  const stoppedAt = others.find((row) => row.stoppedAt)?.stoppedAt ?? null;
  const end = rows.findIndex((row) => isOther(row) && row.stoppedAt !== undefined);
  // Drop results after the first unfinished branch: workers not scanned yet rank before them.
  const workers = (end < 0 ? rows : rows.slice(0, end)).filter(isFound);
  const count = toCount(others.find((row) => row.count !== undefined) ?? {}, workers.length);
  return { workers, stoppedAt, count };
};

/** Branches in one command. */
const MAX_BRANCHES = 60;

/**
 * Runs a plan and returns at most `limit` workers in order. A long plan takes further commands while the page has
 * room.
 */
export const runPlan = async (search: WorkerSearch): Promise<SearchResult> => {
  const { plan, limit } = search;
  let result = await runBranches({ ...search, plan: plan.slice(0, MAX_BRANCHES) });
  for (let from = MAX_BRANCHES; from < plan.length; from += MAX_BRANCHES) {
    const { workers, stoppedAt, count } = result;
    if (stoppedAt !== null || workers.length >= limit) return result;
    const rest = { ...search, plan: plan.slice(from, from + MAX_BRANCHES), isCounted: false };
    const more = await runBranches({ ...rest, limit: limit - workers.length });
    result = { workers: [...workers, ...more.workers], stoppedAt: more.stoppedAt, count };
  }
  return result;
};

/** Returns a worker's position in a plan; null when no branch matches. */
export const findOnPlan = async ({
  plan,
  userId,
}: {
  plan: readonly Branch[];
  userId: string;
}): Promise<Position | null> => {
  const walks = plan.map((branch): Stage[] => [
    { $match: { $and: [{ _id: toObjectId(userId) }, indexFilter(branch), ...checkFilters(branch)] } },
    { $project: { _id: 0, found: positionStage(branch) } },
  ]);
  if (walks.length === 0) return null;
  const [first] = await database()
    .collection(users)
    .aggregate<{ found: Position }>([...union(walks), { $limit: 1 }], readLimit())
    .toArray();
  return first?.found ?? null;
};
