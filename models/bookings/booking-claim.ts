import { Types } from 'mongoose';
import { isDuplicateKey, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { number, objectId } from '#models/field.ts';

const BookingClaim = defineModel({
  name: 'BookingClaim',
  collection: 'bookingClaims',
  fields: {
    workerId: objectId(),
    /** A quarter hour, numbered from the epoch. */
    cell: number(),
    bookingId: objectId(),
  },
  indexes: [
    // One booking per worker and quarter hour. Also finds a day's reserved times.
    [{ workerId: 1, cell: 1 }, { unique: true }],
    // Finds a booking's cells to release them.
    [{ bookingId: 1 }, {}],
  ],
});

/** Reserves the cells for a booking; false if another booking holds one of them. */
export const reserveCells = async (
  { workerId, bookingId, cells }: { workerId: string; bookingId: string; cells: readonly number[] },
  tx: Tx,
): Promise<boolean> => {
  // A time that the worker has suggested may hold all of them already.
  if (cells.length === 0) return true;
  // Complete rows, which need neither casting nor validation.
  const ids = { workerId: new Types.ObjectId(workerId), bookingId: new Types.ObjectId(bookingId) };
  const rows = cells.map((cell) => ({ ...ids, cell }));
  try {
    await BookingClaim.driver.insertMany(rows, Tx.session(tx));
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

/** Releases a booking's cells, except those in `keep`. */
export const releaseCells = async (
  { bookingId, keep = [] }: { bookingId: string; keep?: readonly number[] },
  tx: Tx,
): Promise<void> => {
  await BookingClaim.deleteMany({ bookingId, cell: { $nin: keep } }, { tx });
};

/** Releases the cells that a booking holds of one worker. */
export const releaseWorkerCells = async (
  claim: { workerId: string; bookingId: string },
  tx: Tx,
): Promise<void> => {
  await BookingClaim.deleteMany(claim, { tx });
};

interface CellRange {
  workerId: string;
  from: number;
  /** Exclusive. */
  to: number;
}

/** Lists a worker's cells that open bookings hold. */
export const listReservedCells = async ({ workerId, from, to }: CellRange): Promise<number[]> => {
  const rows = await BookingClaim.find({ workerId, cell: { $gte: from, $lt: to } }, { fields: ['cell'] });
  return rows.map(({ cell }) => cell);
};

interface Crowd extends Pick<CellRange, 'from' | 'to'> {
  workerIds: readonly string[];
}

/** Returns the cells that open bookings hold, by worker. One row a worker and cell bounds them. */
export const listReservedByWorker = async ({
  workerIds,
  from,
  to,
}: Crowd): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const rows = await BookingClaim.find(
    { workerId: { $in: workerIds }, cell: { $gte: from, $lt: to } },
    { fields: ['workerId', 'cell'] },
  );
  const byWorker = Map.groupBy(rows, ({ workerId }) => String(workerId));
  return new Map([...byWorker].map(([id, held]) => [id, new Set(held.map(({ cell }) => cell))]));
};

/** Returns those of the workers who have an open booking in one of the cells. */
export const listBusyWorkers = async ({ workerIds, from, to }: Crowd): Promise<Set<string>> => {
  const rows = await BookingClaim.find(
    { workerId: { $in: workerIds }, cell: { $gte: from, $lt: to } },
    { fields: ['workerId'] },
  );
  return new Set(rows.map(({ workerId }) => String(workerId)));
};
