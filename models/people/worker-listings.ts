import { isDeepStrictEqual } from 'node:util';
import type { Rank } from '#lib/features/people/rules/rank.ts';
import { listingOf, skillTerm } from '#lib/features/people/rules/search-listing.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { rebuildListing, User, type UserRecord } from './user.ts';

interface Batch {
  /** Continue behind this worker. */
  after: string | null;
  most: number;
}

/** Makes the listings of some workers anew; `last` is null when there are no more. */
export const rebuildListings = async (
  { after, most }: Batch,
  tx: Tx,
): Promise<{ count: number; last: string | null }> => {
  const workers = await User.find(
    { role: 'worker', ...(after && { _id: { $gt: after } }) },
    null,
    Tx.session(tx),
  )
    .sort({ _id: 1 })
    .limit(most)
    .lean<UserRecord[]>()
    .exec();
  for (const worker of workers) await rebuildListing(worker, tx);
  const last = workers.length < most ? undefined : workers.at(-1);
  return { count: workers.length, last: last ? String(last._id) : null };
};

/** Workers whom search can find, in the order of their ids. */
export const listListedWorkers = ({ after, most }: Batch): Promise<UserRecord[]> =>
  User.find({ role: 'worker', suspendedAt: null, ...(after !== null && { _id: { $gt: after } }) })
    .sort({ _id: 1 })
    .limit(most)
    .lean<UserRecord[]>()
    .exec();

interface NewRank {
  /** As it was read. */
  worker: UserRecord;
  rank: Rank;
}

/**
 * Stores new ranks; what is as it was is not written. Whoever has changed meanwhile keeps the rank of the night before,
 * as their listing is not the one that was read.
 */
export const storeRanks = async (ranks: readonly NewRank[]): Promise<void> => {
  const writes = ranks.flatMap(({ worker, rank }) => {
    const listing = listingOf({ ...worker, rank });
    if (isDeepStrictEqual([listing, rank], [worker.listing, worker.rank])) return [];
    const asRead = { _id: toObjectId(String(worker._id)), 'listing.order': worker.listing?.order ?? null };
    // The words, which have most entries of the indexes, mostly stay; the database sees that by itself.
    return [{ updateOne: { filter: asRead, update: { $set: { listing, rank } } } }];
  });
  if (writes.length > 0) await User.bulkWrite(writes, { ordered: false });
};

interface Around {
  /** All of them. */
  skillIds: readonly string[];
  cityKey: string | null;
  pins: readonly string[];
  except: readonly string[];
  most: number;
}

/** Workers with these skills in a city or in one of these PINs, in the order of search results. */
export const listWorkersAround = ({
  skillIds,
  cityKey,
  pins,
  except,
  most,
}: Around): Promise<UserRecord[]> => {
  const places = [
    { 'listing.pin': { $in: pins } },
    ...(cityKey === null ? [] : [{ 'listing.city': cityKey }]),
  ];
  const skilled = skillIds.length > 0 && { 'listing.terms': { $all: skillIds.map(skillTerm) } };
  return User.find({ ...skilled, 'listing.order': { $gt: '' }, $or: places, _id: { $nin: except } })
    .sort({ 'listing.order': 1 })
    .limit(most)
    .lean<UserRecord[]>()
    .exec();
};
