import { Schema, Types } from 'mongoose';
import { isDuplicateKey, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

interface BookingClaimRecord {
  _id: Types.ObjectId;
  workerId: Types.ObjectId;
  /** A quarter of an hour, numbered from the beginning of time. */
  cell: number;
  bookingId: Types.ObjectId;
}

const { ObjectId, Number: number } = Schema.Types;

const BookingClaim = defineModel<BookingClaimRecord>({
  name: 'BookingClaim',
  collection: 'bookingClaims',
  fields: {
    workerId: { type: ObjectId, required: true },
    cell: { type: number, required: true },
    bookingId: { type: ObjectId, required: true },
  },
  indexes: [
    // Nobody is in two places at once: one booking a worker and quarter of an hour. Also a day's taken times.
    [{ workerId: 1, cell: 1 }, { unique: true }],
    // What a booking holds, to free it.
    [{ bookingId: 1 }, {}],
  ],
});

interface Claim {
  workerId: string;
  bookingId: string;
  cells: readonly number[];
}

/** Takes the cells for a booking; false when another booking holds one of them. */
export const claimCells = async ({ workerId, bookingId, cells }: Claim, tx: Tx): Promise<boolean> => {
  // Made whole here: `lean` spares the database layer's own checks and conversions.
  const ids = { workerId: new Types.ObjectId(workerId), bookingId: new Types.ObjectId(bookingId) };
  const rows = cells.map((cell) => ({ ...ids, cell }));
  try {
    await BookingClaim.insertMany(rows, { lean: true, ...Tx.session(tx) });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

/** Frees what a booking holds, or of that only the cells outside `keep`. */
export const freeCells = async (
  { bookingId, keep = [] }: { bookingId: string; keep?: readonly number[] },
  tx: Tx,
): Promise<void> => {
  await BookingClaim.deleteMany({ bookingId, cell: { $nin: keep } }, Tx.session(tx));
};

interface Stretch {
  workerId: string;
  from: number;
  /** The first cell that is not asked about any more. */
  to: number;
}

/** The cells of a worker that live bookings hold. */
export const listClaimedCells = async ({ workerId, from, to }: Stretch): Promise<number[]> => {
  const rows = await BookingClaim.find({ workerId, cell: { $gte: from, $lt: to } }, { cell: 1, _id: 0 })
    .lean<Pick<BookingClaimRecord, 'cell'>[]>()
    .exec();
  return rows.map(({ cell }) => cell);
};

interface Crowd extends Pick<Stretch, 'from' | 'to'> {
  workerIds: readonly string[];
}

/** Who of these workers has a live booking in one of the cells. */
export const listBusyWorkers = async ({ workerIds, from, to }: Crowd): Promise<Set<string>> => {
  const rows = await BookingClaim.find(
    { workerId: { $in: workerIds }, cell: { $gte: from, $lt: to } },
    { workerId: 1, _id: 0 },
  )
    .lean<Pick<BookingClaimRecord, 'workerId'>[]>()
    .exec();
  return new Set(rows.map(({ workerId }) => String(workerId)));
};
