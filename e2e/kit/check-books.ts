import assert from 'node:assert/strict';
import { sumPaidInPerson } from '#lib/features/bookings/rules/cases.ts';
import { toObjectId } from '#models/connection.ts';
import { Booking, type BookingRecord } from '#models/bookings/booking.ts';
import { listAllLedgerRows, type LedgerRecord } from '#models/money/ledger.ts';
import { findUsers } from '#models/people/user.ts';
import { assertEach, atLeastOne } from './assert-each.ts';

type Amount = 'earnedPaise' | 'duePaise' | 'walletPaise' | 'creditPaise';

const sum = (lines: readonly LedgerRecord[], amount: Amount): number =>
  lines.reduce((total, line) => total + (line[amount] ?? 0), 0);

interface Written {
  status: BookingRecord['status'];
  paid: BookingRecord['paid'];
  fee: BookingRecord['fee'];
  creditPaise?: number;
  isOpen: boolean;
  /** Paid after it was closed without payment. */
  isLate: boolean;
  worth: number;
  wasDone: boolean;
}

const countLines = (written: Written): number => {
  const { status, paid, fee, creditPaise = 0, isOpen, isLate, worth, wasDone } = written;
  const lateLines = isLate ? 1 : 0;
  // Completed, then undone by a confirmed claim: its lines are reversed.
  if (wasDone && status === 'no_show') return (paid ? 3 : 2) + lateLines;
  const isFromWallet = creditPaise > 0 || fee?.method === 'credit';
  return worth === 0 ? 0 : (isOpen ? 1 : 2) + (isFromWallet ? 1 : 0) + lateLines;
};

const checkBooking = (booking: BookingRecord, lines: readonly LedgerRecord[]): void => {
  const { status, creditPaise = 0, paid, fee, refund, workerId, extras = [] } = booking;
  const accepted = extras.filter(({ state }) => state === 'accepted');
  const pricePaise = accepted.reduce((total, extra) => total + extra.amountPaise, booking.pricePaise);
  const wasDone = booking.history.some((change) => change.status === 'completed');
  const isDone = status === 'completed';
  const isLeft = booking.leftUnpaid !== undefined && !paid;
  const own = lines.filter(({ userId }) => userId.equals(workerId));
  const isLateFee = own.some(({ kind }) => kind === 'fee_paid_late');
  const isLate = isLateFee || (booking.leftUnpaid !== undefined && paid !== null);
  const isOpen = isDone ? !paid && !isLeft : fee?.state === 'due';
  const sign = fee?.owedBy === 'worker' ? -1 : 1;
  const worth = isDone ? pricePaise : sign * (fee?.feePaise ?? 0);
  // Credit for it came from a wallet, and returns there.
  assert.ok((refund?.amountPaise ?? 0) <= sumPaidInPerson(booking), 'no one returns more than was paid');
  const refundLines = refund ? (refund.state === 'due' ? 1 : 2) : 0;
  const refundPaise = refund?.state === 'due' ? refund.amountPaise : 0;
  const isEarned = isDone || fee?.state === 'paid';
  assert.deepEqual(
    [own.length, sum(own, 'duePaise'), sum(own, 'earnedPaise')],
    [
      countLines({ ...booking, isOpen, isLate, worth, wasDone }) + refundLines,
      (isOpen ? worth - creditPaise : 0) - refundPaise,
      isEarned ? worth - (isLeft ? pricePaise - creditPaise : 0) : 0,
    ],
    `the worker's lines of a booking that is ${status}`,
  );
};

const listBookings = (userIds: readonly string[]): Promise<BookingRecord[]> =>
  Booking.find({ $or: [{ customerId: { $in: userIds } }, { workerId: { $in: userIds } }] });

/**
 * Checks every line of these people's ledgers: whole paise, equal and opposite amounts on both sides, wallets equal
 * to their accounts and never below zero, each ended booking once, and nothing for open ones.
 */
export const checkBooks = async (userIds: readonly string[]): Promise<LedgerRecord[]> => {
  const lines = await listAllLedgerRows(userIds);
  for (const { amountPaise, earnedPaise, duePaise, walletPaise } of lines)
    assertEach([amountPaise, earnedPaise, duePaise, walletPaise], Number.isSafeInteger);
  assert.deepEqual([sum(lines, 'earnedPaise'), sum(lines, 'duePaise')], [0, 0], 'both sides agree');
  for (const { _id, walletPaise, creditPaise = 0 } of atLeastOne(await findUsers(userIds))) {
    const own = lines.filter(({ userId }) => userId.equals(toObjectId(String(_id))));
    assert.equal(walletPaise, sum(own, 'walletPaise'), 'the wallet is the sum of its lines');
    assert.equal(creditPaise, sum(own, 'creditPaise'), 'and so is the referral credit in it');
    assert.ok(
      creditPaise >= 0 && creditPaise <= walletPaise,
      'no wallet is below zero, nor below its credit',
    );
  }
  for (const booking of atLeastOne(await listBookings(userIds))) {
    const its = lines.filter((line) => line.booking?._id.equals(booking._id));
    assert.deepEqual([sum(its, 'earnedPaise'), sum(its, 'duePaise')], [0, 0], 'a booking balances');
    checkBooking(booking, its);
  }
  return lines;
};
