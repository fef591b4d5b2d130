import type { PipelineStage } from 'mongoose';
import type { Branch } from '#lib/features/search/rules/search-plan.ts';
import { database, toObjectId } from '#models/connection.ts';
import { readFrom } from '#models/read-age.ts';
import { readLimit } from '#models/time-limit.ts';
import { checkFilters, indexFilter } from './search-walk.ts';

type Stage = PipelineStage.UnionWithPipelineStage;

const users = 'users';
/** MongoDB allows at most 1,000 stages in one command. */
const MAX_SCANS = 900;
/** Workers scanned when no index matches everything, as in one search. */
const SCAN_LIMIT = 2000;

/** A scan for the first worker with certain skills in an area. */
export interface NamedScan {
  readonly key: string;
  readonly branch: Branch;
}

interface ServedQuery {
  walks: readonly NamedScan[];
  /** Ids of workers hidden from the reader. */
  hidden: readonly string[];
}

interface LimitedScan extends NamedScan {
  hidden: readonly string[];
  /** Workers scanned when the index does not match everything; later ones are not found. */
  scanLimit: number;
}

const toStages = ({ key, branch, hidden, scanLimit }: LimitedScan): Stage[] => {
  const seen = hidden.length > 0 ? [{ _id: { $nin: hidden.map(toObjectId) } }] : [];
  const checked = checkFilters(branch);
  return [
    { $match: { $and: [indexFilter(branch), ...seen] } },
    { $sort: { 'listing.order': 1 } },
    ...(checked.length > 0 ? [{ $limit: scanLimit }, { $match: { $and: checked } }] : []),
    { $limit: 1 },
    { $project: { _id: 0, key: { $literal: key } } },
  ];
};

const findKeys = async ({ walks, hidden }: ServedQuery): Promise<string[]> => {
  const looking = walks.filter(({ branch }) => checkFilters(branch).length > 0).length;
  const scanLimit = Math.ceil(SCAN_LIMIT / Math.max(1, looking));
  const [first = [], ...others] = walks.map((walk) => toStages({ ...walk, hidden, scanLimit }));
  const pipeline = [...first, ...others.map((stages) => ({ $unionWith: { coll: users, pipeline: stages } }))];
  const rows = await database()
    .collection(users)
    .aggregate<{ key: string }>(pipeline, { ...readLimit(), ...readFrom('seconds') })
    .toArray();
  return rows.map(({ key }) => key);
};

/** Returns the keys of the scans that find a worker, in one query for all of them. */
export const findServed = async ({ walks, hidden }: ServedQuery): Promise<Set<string>> => {
  const parts = Array.from({ length: Math.ceil(walks.length / MAX_SCANS) }, (_, at) =>
    walks.slice(at * MAX_SCANS, (at + 1) * MAX_SCANS),
  );
  const found = await Promise.all(parts.map((part) => findKeys({ walks: part, hidden })));
  return new Set(found.flat());
};
