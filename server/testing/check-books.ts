import assert from 'node:assert/strict';
import { toObjectId } from '#models/connection.ts';
import { Booking, type BookingRecord } from '#models/bookings/booking.ts';
import { listAllLedgerRows, type LedgerRecord } from '#models/money/ledger.ts';
import { findUsers } from '#models/people/user.ts';
import { assertEach, atLeastOne } from './assert-each.ts';

type Amount = 'earnedPaise' | 'duePaise' | 'walletPaise';

const sum = (lines: readonly LedgerRecord[], amount: Amount): number =>
  lines.reduce((total, line) => total + line[amount], 0);

interface Written {
  status: BookingRecord['status'];
  paid: BookingRecord['paid'];
  creditPaise?: number;
  isOpen: boolean;
  worth: number;
  wasHeld: boolean;
}

const linesOf = ({ status, paid, creditPaise = 0, isOpen, worth, wasHeld }: Written): number => {
  if (wasHeld && status === 'no_show') return paid ? 3 : 2;
  const ended = worth === 0 ? 0 : (isOpen ? 1 : 2) + (creditPaise > 0 ? 1 : 0);
  return ended + (wasHeld ? 2 : 0);
};

const checkBooking = (booking: BookingRecord, lines: readonly LedgerRecord[]): void => {
  const { status, pricePaise, creditPaise = 0, paid, fee, workerId } = booking;
  // Whether it was done is asked, or it was not: what was written for it is taken back.
  const wasHeld = booking.noShow?.from === 'completed';
  const isDone = status === 'completed';
  const isLeft = booking.leftUnpaid !== undefined;
  const isOpen = isDone ? !paid && !isLeft : fee?.state === 'due';
  const worth = isDone ? pricePaise : (fee?.feePaise ?? 0);
  const own = lines.filter(({ userId }) => userId.equals(workerId));
  const isEarned = isDone || fee?.state === 'paid';
  assert.deepEqual(
    [own.length, sum(own, 'duePaise'), sum(own, 'earnedPaise')],
    [
      linesOf({ ...booking, isOpen, worth, wasHeld }),
      isOpen ? worth - creditPaise : 0,
      isEarned ? worth - (isLeft ? pricePaise - creditPaise : 0) : 0,
    ],
    `the worker's lines of a booking that is ${status}`,
  );
};

const listBookings = (userIds: readonly string[]): Promise<BookingRecord[]> =>
  Booking.find({ $or: [{ customerId: { $in: userIds } }, { workerId: { $in: userIds } }] })
    .lean<BookingRecord[]>()
    .exec();

/**
 * Adds up every line of some people's books: whole paise, nothing between two people that the other does not have with
 * the other sign, wallets as their accounts say, each booking once as it ended, and nothing for one that has not.
 */
export const checkBooks = async (userIds: readonly string[]): Promise<LedgerRecord[]> => {
  const lines = await listAllLedgerRows(userIds);
  for (const { amountPaise, earnedPaise, duePaise, walletPaise } of lines)
    assertEach([amountPaise, earnedPaise, duePaise, walletPaise], Number.isSafeInteger);
  assert.deepEqual([sum(lines, 'earnedPaise'), sum(lines, 'duePaise')], [0, 0], 'both sides agree');
  for (const { _id, walletPaise } of atLeastOne(await findUsers(userIds))) {
    const own = lines.filter(({ userId }) => userId.equals(toObjectId(String(_id))));
    assert.equal(walletPaise, sum(own, 'walletPaise'), 'the wallet is the sum of its lines');
  }
  for (const booking of atLeastOne(await listBookings(userIds))) {
    const its = lines.filter((line) => line.booking?._id.equals(booking._id));
    assert.deepEqual([sum(its, 'earnedPaise'), sum(its, 'duePaise')], [0, 0], 'a booking balances');
    checkBooking(booking, its);
  }
  return lines;
};
