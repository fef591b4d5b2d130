import type { Rank } from '#lib/features/people/rules/rank.ts';
import { skillTerm, type Listing } from '#lib/features/people/rules/search-listing.ts';
import type { Tx } from '#models/connection.ts';
import { inSlice, type Slice } from '#models/platform/slice.ts';
import { rebuildListing, User, type UserRecord } from './user.ts';

interface Batch {
  /** Continue after this worker. */
  after: string | null;
  limit: number;
}

/** Rebuilds the listings of a batch of workers; `last` is null after the final batch. */
export const rebuildListings = async (
  { after, limit }: Batch,
  tx: Tx,
): Promise<{ count: number; last: string | null }> => {
  const workers = await User.find(
    { role: 'worker', ...(after && { _id: { $gt: after } }) },
    { sort: { _id: 1 }, limit, tx },
  );
  for (const worker of workers) await rebuildListing(worker, tx);
  const last = workers.length < limit ? undefined : workers.at(-1);
  return { count: workers.length, last: last ? String(last._id) : null };
};

/** Lists workers that search can find, by id. */
export const listListedWorkers = ({ after, limit }: Batch, slice?: Slice): Promise<UserRecord[]> =>
  User.find(
    { role: 'worker', suspendedAt: null, ...(after !== null && { _id: { $gt: after } }), ...inSlice(slice) },
    { sort: { _id: 1 }, limit },
  );

interface NewRank {
  /** As it was read. */
  worker: UserRecord;
  rank: Rank;
  listing: Listing | null;
}

/** Stores new ranks. A worker whose listing changed since it was read keeps last night's rank. */
export const storeRanks = async (ranks: readonly NewRank[]): Promise<void> => {
  if (ranks.length === 0) return;
  const writes = ranks.map(({ worker, rank, listing }) => {
    const asRead = { _id: worker._id, 'listing.order': worker.listing?.order ?? null };
    return { updateOne: { filter: asRead, update: { $set: { listing, rank } } } };
  });
  await User.bulkWrite(writes, { ordered: false });
};

interface Around {
  skillIds: readonly string[];
  cityKey: string | null;
  pins: readonly string[];
  except: readonly string[];
  limit: number;
}

/** Lists workers with these skills in a city or in these PIN codes, in result order. */
export const listWorkersAround = ({
  skillIds,
  cityKey,
  pins,
  except,
  limit,
}: Around): Promise<UserRecord[]> => {
  const places = [
    { 'listing.pin': { $in: pins } },
    ...(cityKey === null ? [] : [{ 'listing.city': cityKey }]),
  ];
  const skilled = skillIds.length > 0 && { 'listing.terms': { $all: skillIds.map(skillTerm) } };
  return User.find(
    { ...skilled, 'listing.order': { $gt: '' }, $or: places, _id: { $nin: except } },
    { sort: { 'listing.order': 1 }, limit, maxAge: 'seconds' },
  );
};

interface Trade {
  skillId: string;
  /** Null means anywhere. */
  cityKey: string | null;
  limit: number;
}

/** Lists hourly rates of a trade's first workers, in result order; null for none. */
export const listRates = async ({ skillId, cityKey, limit }: Trade): Promise<(number | null)[]> => {
  const place = cityKey === null ? {} : { 'listing.city': cityKey };
  const rows = await User.find(
    { 'listing.terms': skillTerm(skillId), ...place, 'listing.order': { $gt: '' } },
    { fields: ['hourlyRatePaise'], sort: { 'listing.order': 1 }, limit, maxAge: 'seconds' },
  );
  return rows.map(({ hourlyRatePaise }) => hourlyRatePaise);
};
