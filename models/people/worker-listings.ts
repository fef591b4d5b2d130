import type { Rank } from '#lib/features/people/rules/rank.ts';
import { skillTerm, type Listing } from '#lib/features/people/rules/search-listing.ts';
import { Tx } from '#models/connection.ts';
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
  listing: Listing | null;
}

/**
 * Stores new ranks. Whoever has changed meanwhile keeps the rank of the night before, as their listing is not the one that
 * was read.
 */
export const storeRanks = async (ranks: readonly NewRank[]): Promise<void> => {
  if (ranks.length === 0) return;
  const writes = ranks.map(({ worker, rank, listing }) => {
    const asRead = { _id: worker._id, 'listing.order': worker.listing?.order ?? null };
    return { updateOne: { filter: asRead, update: { $set: { listing, rank } } } };
  });
  await User.bulkWrite(writes, { ordered: false });
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

interface Trade {
  skillId: string;
  /** Null: anywhere. */
  cityKey: string | null;
  most: number;
}

/** What the first workers of a trade ask for an hour, in the order of search results; null: nothing. */
export const listRatesOf = async ({ skillId, cityKey, most }: Trade): Promise<(number | null)[]> => {
  const place = cityKey === null ? {} : { 'listing.city': cityKey };
  const rows = await User.find(
    { 'listing.terms': skillTerm(skillId), ...place, 'listing.order': { $gt: '' } },
    { hourlyRatePaise: 1 },
  )
    .sort({ 'listing.order': 1 })
    .limit(most)
    .lean<Pick<UserRecord, '_id' | 'hourlyRatePaise'>[]>()
    .exec();
  return rows.map(({ hourlyRatePaise }) => hourlyRatePaise);
};
