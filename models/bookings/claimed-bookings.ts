import type { ClaimState } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { inSlice, readNext, type NextRows, type Slice } from '#models/platform/slice.ts';
import { Booking, type BookingRecord } from './booking.ts';
import type { MarkedPerson } from './claim.ts';

const upTo = (at: Date) => ({ $type: 'date' as const, $lte: at });

/** Claims whose other side may be out of time. */
export const listDueClaims = (at: Date, limit: number, slice?: Slice): Promise<BookingRecord[]> =>
  Booking.find({ 'noShow.answerBy': upTo(at), ...inSlice(slice) }, { sort: { 'noShow.answerBy': 1 }, limit });

/** Claims past the office's deadline that no lead has yet; those of earlier releases have no deadline. */
export const listClaimsForLeads = (at: Date, limit: number, slice?: Slice): Promise<BookingRecord[]> =>
  Booking.find(
    {
      'noShow.state': 'contested',
      'noShow.office.leadAt': { $exists: false },
      $or: [{ 'noShow.office.dueBy': { $lte: at } }, { 'noShow.office': { $exists: false } }],
      ...inSlice(slice),
    },
    { sort: { _id: 1 }, limit },
  );

/** Confirmed claims whose fee waits for the end of a pause. */
export const listWaitingFees = (at: Date, limit: number, slice?: Slice): Promise<BookingRecord[]> =>
  Booking.find(
    { 'noShow.feeCheckAt': upTo(at), ...inSlice(slice) },
    { sort: { 'noShow.feeCheckAt': 1 }, limit },
  );

/**
 * Deletes the statements of claims closed long ago, and the marks of their people; photos are deleted by their own rows. From
 * then on a claim counts for its account only.
 */
export const forgetClaimEvidence = async (at: Date): Promise<void> => {
  const closed = { 'noShow.keepUntil': upTo(at) };
  // A fee that still waits for the end of a pause needs them.
  await Booking.updateMany(
    { ...closed, 'noShow.feeCheckAt': { $exists: false } },
    { $unset: { 'noShow.lateMarks': 1 } },
  );
  await Booking.updateMany(closed, {
    $unset: { 'noShow.statements': 1, 'noShow.marks': 1, 'noShow.keepUntil': 1 },
  });
};

// The index of a person's claims holds only bookings with one.
const hasClaim = { 'noShow.at': { $type: 'date' as const } };

/** Lists a person's bookings, on either side, with an undecided claim. */
export const listUndecidedClaims = (userId: string, tx: Tx, next?: NextRows): Promise<BookingRecord[]> => {
  const { but, limit } = readNext(next);
  return Booking.find(
    {
      ...{ $or: [{ customerId: userId }, { workerId: userId }], ...hasClaim, ...but },
      'noShow.state': { $in: ['open', 'contested'] },
    },
    { ...limit, tx },
  );
};

/**
 * `unfounded`: made by the person and rejected. `brokenOff`: made by the person, who left before it was decided although the
 * other side had answered. `lost`: made against the person and confirmed.
 */
export type ClaimCounts = Record<'made' | 'upheld' | 'unfounded' | 'brokenOff' | 'lost', number>;

/** Counts the undecided claims of an account that the other side has answered: leaving now would break them off. */
export const countAnsweredClaims = (side: Blame, userId: string): Promise<number> => {
  const against = side === 'customer' ? 'worker' : 'customer';
  return Booking.countDocuments({
    ...(side === 'customer' ? { customerId: userId } : { workerId: userId }),
    ...{ ...hasClaim, 'noShow.state': { $in: ['open', 'contested'] } },
    ...{ 'noShow.against': against, 'noShow.statements.by': against },
  });
};

interface Group {
  against: Blame;
  state: ClaimState;
  isBrokenOff?: true;
}

/** Counts the claims that a person made, and those made against them, under any account with one of these marks. */
export const countClaims = async (side: Blame, { userId, marks }: MarkedPerson): Promise<ClaimCounts> => {
  const rows = await Booking.aggregate<{ _id: Group; count: number }>([
    {
      $match: {
        $or: [
          { [side === 'customer' ? 'customerId' : 'workerId']: toObjectId(userId), ...hasClaim },
          { [`noShow.marks.${side}`]: { $in: [...marks] } },
        ],
        'noShow.against': { $in: ['customer', 'worker'] },
      },
    },
    {
      $group: {
        _id: { against: '$noShow.against', state: '$noShow.state', isBrokenOff: '$noShow.isBrokenOff' },
        count: { $sum: 1 },
      },
    },
  ]);
  const sum = (isOwn: boolean, isCounted: (group: Group) => boolean): number =>
    rows
      .filter(({ _id }) => (_id.against !== side) === isOwn && isCounted(_id))
      .reduce((total, { count }) => total + count, 0);
  const isUpheld = ({ state }: Group): boolean => state === 'upheld';
  return {
    made: sum(true, () => true),
    upheld: sum(true, isUpheld),
    unfounded: sum(true, ({ state }) => state === 'dismissed'),
    brokenOff: sum(true, ({ isBrokenOff }) => isBrokenOff === true),
    lost: sum(false, isUpheld),
  };
};
