import type { PipelineStage } from 'mongoose';
import { database, toObjectId } from '#models/connection.ts';

type Stage = PipelineStage.UnionWithPipelineStage;

const users = 'users';
/** Where several skills are needed, so many who have the first of them are looked at. */
const MOST_LOOKED_AT = 200;
/** The database takes at most 1,000 steps in one command. */
const MOST_SETS = 400;

/** What those who have some skills ask. */
export interface Rates {
  /** The lowest rate for an hour; null where nobody has a rate of their own. */
  readonly lowestPaise: number | null;
  /** Somebody works for the service's own price. */
  readonly hasNoRate: boolean;
}

interface Row {
  at: number;
  ratePaise: number | null;
}

const oneOf = (at: number, skillIds: readonly string[], hourlyRatePaise: unknown): Stage[] => {
  const [first = '', ...others] = skillIds;
  return [
    { $match: { 'skills._id': toObjectId(first), hourlyRatePaise, 'listing.order': { $gt: '' } } },
    { $sort: { hourlyRatePaise: 1 } },
    ...(others.length > 0
      ? [{ $limit: MOST_LOOKED_AT }, { $match: { 'skills._id': { $all: others.map(toObjectId) } } }]
      : []),
    { $limit: 1 },
    { $project: { _id: 0, at: { $literal: at }, ratePaise: '$hourlyRatePaise' } },
  ];
};

/** For each set of skills what those who can be found with all of them ask, in one command. */
export const findLowestRates = async (sets: readonly (readonly string[])[]): Promise<Rates[]> => {
  const [first, ...others] = sets
    .slice(0, MOST_SETS)
    .flatMap((skillIds, at) => [oneOf(at, skillIds, { $gt: 0 }), oneOf(at, skillIds, null)]);
  if (!first) return [];
  const pipeline = [...first, ...others.map((stages) => ({ $unionWith: { coll: users, pipeline: stages } }))];
  const rows = await database().collection(users).aggregate<Row>(pipeline).toArray();
  return sets.map((_, set) => {
    const own = rows.filter(({ at }) => at === set);
    return {
      lowestPaise: own.find(({ ratePaise }) => ratePaise !== null)?.ratePaise ?? null,
      hasNoRate: own.some(({ ratePaise }) => ratePaise === null),
    };
  });
};
