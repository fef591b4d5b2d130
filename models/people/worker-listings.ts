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
