import type { PipelineStage } from 'mongoose';
import { keyLengths, type Branch, type Position } from '#lib/features/search/rules/search-plan.ts';
import { database, toObjectId } from '#models/connection.ts';
import { checkedOf, ledBy } from './search-walk.ts';
import type { UserRecord } from '#models/people/user.ts';

type Stage = PipelineStage.UnionWithPipelineStage;

/** So many workers are looked at in one search where no index answers all of it. */
const MOST_LOOKED_AT = 2000;

/** So many of them first: the database fetches all that it may look at before it looks. */
const FIRST_LOOKED_AT = 150;

/** Counting looks at fewer, and says that there may be more. */
const MOST_LOOKED_AT_TO_COUNT = 300;

/** How far results are counted. */
export const MOST_COUNTED = 100;

const users = 'users';
const unseen = ['passwordHash', 'email', 'listing.terms', 'listing.words'];

interface Walk {
  branch: Branch;
  hidden: readonly string[];
  /** How many workers are looked at where the index does not answer all. */
  most: number;
}

const startOf = ({ branch, hidden }: Walk): Stage[] => {
  const seen = hidden.length > 0 && { _id: { $nin: hidden.map(toObjectId) } };
  return [
    { $match: seen ? { $and: [ledBy(branch), seen] } : ledBy(branch) },
    { $sort: { [`listing.${branch.along}`]: 1 } },
  ];
};

const union = (pipelines: readonly Stage[][]): Stage[] => {
  const [first = [], ...others] = pipelines;
  return [...first, ...others.map((pipeline): Stage => ({ $unionWith: { coll: users, pipeline } }))];
};

interface Rows {
  limit: number;
  shown: Stage[];
  /** The row that says where a walk was given up; without it the walk went to its end. */
  gaveUp: Stage[];
}

const walkFor = (walk: Walk, { limit, shown, gaveUp }: Rows): Stage[] => {
  const checked = checkedOf(walk.branch);
  const start = startOf(walk);
  const last: Stage[] = [{ $limit: limit }, ...shown];
  if (checked.length === 0) return [...start, ...last];
  const { most } = walk;
  const first = Math.min(FIRST_LOOKED_AT, Math.floor(most / 2));
  const check: Stage[] = [{ $match: { $and: checked } }, ...last];
  return union([
    [...start, { $limit: first }, ...check],
    [...start, { $skip: first }, { $limit: most - first }, ...check],
    [...start, { $skip: most - 1 }, { $limit: 1 }, ...gaveUp],
  ]);
};

const placeOn = ({ tier, area, along }: Branch) => ({
  tier: { $literal: tier },
  band: { $literal: area.band },
  order: `$listing.${along}`,
});

/** What walks are merged by: the key first, then as they follow each other. */
const mergedBy = ({ tier, area, along }: Branch) => ({
  key: { $substrBytes: [`$listing.${along}`, 0, keyLengths[along]] },
  tier: { $literal: tier },
  band: { $literal: area.band },
  order: `$listing.${along}`,
});

const showing = (walk: Walk, limit: number): Stage[] => {
  const place = placeOn(walk.branch);
  const by = walk.branch.along === 'order' ? {} : { by: mergedBy(walk.branch) };
  const gaveUp: Stage[] = [{ $project: { _id: 0, gaveUp: place, ...by } }];
  return walkFor(walk, { limit, shown: [{ $set: { found: place, ...by } }, { $unset: unseen }], gaveUp });
};

const counting = (walk: Walk): Stage[] => {
  const row = (name: string): Stage[] => [{ $project: { _id: 0, [name]: { $literal: 1 } } }];
  const most = Math.min(walk.most, MOST_LOOKED_AT_TO_COUNT);
  return walkFor({ ...walk, most }, { limit: MOST_COUNTED + 1, shown: row('one'), gaveUp: row('cut') });
};

const counted = (walks: readonly Walk[]): Stage[] => [
  ...union(walks.map(counting)),
  { $limit: MOST_COUNTED + 1 },
  { $group: { _id: null, count: { $sum: '$one' }, cuts: { $sum: '$cut' } } },
];

export interface WorkerSearch {
  plan: readonly Branch[];
  /** People who are not shown to whoever searches. */
  hidden: readonly string[];
  limit: number;
  /** The first page counts; the others are told. */
  isCounted: boolean;
  /** What is counted instead of the plan, where it asks for the same in fewer walks. */
  countPlan?: readonly Branch[] | undefined;
}

const walksOf = (plan: readonly Branch[], hidden: readonly string[]): Walk[] => {
  const looking = plan.filter((branch) => checkedOf(branch).length > 0).length;
  const most = Math.floor(MOST_LOOKED_AT / Math.max(1, looking));
  return plan.map((branch) => ({ branch, hidden, most }));
};

/**
 * The one command that answers a search: a row of walks, each begun only while the page has room. Sorted by rating or rate
 * they are merged: each gives as many as a page has.
 */
export const toPipeline = (search: WorkerSearch): Stage[] => {
  const { plan, hidden, limit, isCounted, countPlan = plan } = search;
  const walks = walksOf(plan, hidden);
  const isMerged = plan.some(({ along }) => along !== 'order');
  const merged: Stage[] = isMerged ? [{ $sort: { by: 1 } }] : [];
  const page: Stage[] = [...union(walks.map((walk) => showing(walk, limit))), ...merged, { $limit: limit }];
  return isCounted
    ? [...counted(walksOf(countPlan, hidden)), { $unionWith: { coll: users, pipeline: page } }]
    : page;
};

/** A worker as search finds one, and where on the walks. */
export type FoundRecord = Omit<UserRecord, 'passwordHash' | 'email'> & { found: Position };
interface OtherRow {
  found?: undefined;
  gaveUp?: Position;
  count?: number;
  cuts?: number;
}

export interface SearchResult {
  workers: FoundRecord[];
  /** Where the first walk that was not finished ended. */
  gaveUp: Position | null;
  count: { total: number; isCapped: boolean };
}

// A page may look further than counting does.
const toCount = ({ count = 0, cuts = 0 }: OtherRow, shown: number) => ({
  total: Math.min(Math.max(count, shown), MOST_COUNTED),
  isCapped: count > MOST_COUNTED || cuts > 0,
});

const isFound = (row: FoundRecord | OtherRow): row is FoundRecord => row.found !== undefined;
const isOther = (row: FoundRecord | OtherRow): row is OtherRow => !isFound(row);

const walkPart = async (search: WorkerSearch): Promise<SearchResult> => {
  const rows = await database()
    .collection(users)
    .aggregate<FoundRecord | OtherRow>(toPipeline(search))
    .toArray();
  const others = rows.filter(isOther);
  const gaveUp = others.find((row) => row.gaveUp)?.gaveUp ?? null;
  const end = rows.findIndex((row) => isOther(row) && row.gaveUp !== undefined);
  // What later walks found lies behind workers whom nobody has looked at yet.
  const workers = (end < 0 ? rows : rows.slice(0, end)).filter(isFound);
  const count = toCount(others.find((row) => row.count !== undefined) ?? {}, workers.length);
  return { workers, gaveUp, count };
};

/** So many walks go into one command. */
const MOST_WALKS = 60;

/** Walks a plan; at most `limit` workers, in order. A long plan takes another command while the page has room. */
export const walkPlan = async (search: WorkerSearch): Promise<SearchResult> => {
  const { plan, limit } = search;
  let result = await walkPart({ ...search, plan: plan.slice(0, MOST_WALKS) });
  for (let from = MOST_WALKS; from < plan.length; from += MOST_WALKS) {
    const { workers, gaveUp, count } = result;
    if (gaveUp !== null || workers.length >= limit) return result;
    const rest = { ...search, plan: plan.slice(from, from + MOST_WALKS), isCounted: false };
    const more = await walkPart({ ...rest, limit: limit - workers.length });
    result = { workers: [...workers, ...more.workers], gaveUp: more.gaveUp, count };
  }
  return result;
};

interface Wanted {
  plan: readonly Branch[];
  userId: string;
}

/** Where on a plan somebody is met; null where nowhere. */
export const findOnPlan = async ({ plan, userId }: Wanted): Promise<Position | null> => {
  const walks = plan.map((branch): Stage[] => [
    { $match: { $and: [{ _id: toObjectId(userId) }, ledBy(branch), ...checkedOf(branch)] } },
    { $project: { _id: 0, found: placeOn(branch) } },
  ]);
  if (walks.length === 0) return null;
  const [first] = await database()
    .collection(users)
    .aggregate<{ found: Position }>([...union(walks), { $limit: 1 }])
    .toArray();
  return first?.found ?? null;
};
