import type { PipelineStage } from 'mongoose';
import type { Branch } from '#lib/features/search/rules/search-plan.ts';
import { database, toObjectId } from '#models/connection.ts';
import { checkedOf, ledBy } from './search-walk.ts';

type Stage = PipelineStage.UnionWithPipelineStage;

const users = 'users';
/** The database takes at most 1,000 steps in one command. */
const MOST_WALKS = 900;
/** So many workers are looked at where no index answers all of it, as in one search. */
const MOST_LOOKED_AT = 2000;

/** A walk to whoever is the first with some skills in an area. */
export interface NamedWalk {
  readonly key: string;
  readonly branch: Branch;
}

interface Wanted {
  walks: readonly NamedWalk[];
  /** People who are not shown to whoever asks. */
  hidden: readonly string[];
}

interface Walk extends NamedWalk {
  hidden: readonly string[];
  /** How many workers are looked at where the index does not answer all; who comes after them is not met. */
  most: number;
}

const toStages = ({ key, branch, hidden, most }: Walk): Stage[] => {
  const seen = hidden.length > 0 ? [{ _id: { $nin: hidden.map(toObjectId) } }] : [];
  const checked = checkedOf(branch);
  return [
    { $match: { $and: [ledBy(branch), ...seen] } },
    { $sort: { 'listing.order': 1 } },
    ...(checked.length > 0 ? [{ $limit: most }, { $match: { $and: checked } }] : []),
    { $limit: 1 },
    { $project: { _id: 0, key: { $literal: key } } },
  ];
};

const askFor = async ({ walks, hidden }: Wanted): Promise<string[]> => {
  const looking = walks.filter(({ branch }) => checkedOf(branch).length > 0).length;
  const most = Math.ceil(MOST_LOOKED_AT / Math.max(1, looking));
  const [first = [], ...others] = walks.map((walk) => toStages({ ...walk, hidden, most }));
  const pipeline = [...first, ...others.map((stages) => ({ $unionWith: { coll: users, pipeline: stages } }))];
  const rows = await database().collection(users).aggregate<{ key: string }>(pipeline).toArray();
  return rows.map(({ key }) => key);
};

/** The keys of the walks that meet somebody, in one command for all of them. */
export const findServed = async ({ walks, hidden }: Wanted): Promise<Set<string>> => {
  const parts = Array.from({ length: Math.ceil(walks.length / MOST_WALKS) }, (_, at) =>
    walks.slice(at * MOST_WALKS, (at + 1) * MOST_WALKS),
  );
  const found = await Promise.all(parts.map((part) => askFor({ walks: part, hidden })));
  return new Set(found.flat());
};
