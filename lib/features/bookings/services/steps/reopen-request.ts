import {
  consumeDailyQuota,
  hasQuotaLeft,
} from '#lib/features/accounts/services/steps/consume-daily-quota.ts';
import { effectiveHistory } from '#lib/features/bookings/rules/effective-history.ts';
import { allowanceFor, hasProvedContact } from '#lib/features/people/rules/contact-trust.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { sharePresence } from '#lib/platform/realtime/publish.ts';
import { listOpenBookings } from '#models/bookings/open-bookings.ts';
import { releaseCells } from '#models/bookings/booking-claim.ts';
import type { BookingRecord, OpenRequest } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { uncountAnswer } from './count-job.ts';

/** Returns what undoing this request's acceptance restores; null if the worker has no undo left today. */
export const keepOpenRequest = async (
  { workerId, expiresAt, openSlot, hold = null }: BookingRecord,
  people: readonly UserRecord[],
  tx: Tx,
): Promise<OpenRequest | null> => {
  const known = people.find(({ _id }) => _id.equals(workerId));
  const worker = known ?? (await findUser(String(workerId), tx));
  const isOffered = worker && (await hasQuotaLeft(worker, 'undoneAcceptance', tx));
  return isOffered ? { expiresAt, openSlot, hold } : null;
};

/** Returns a free place among the customer's open requests, if possible the one that the request had. */
const findOpenSlot = async (
  booking: BookingRecord,
  { openSlot }: OpenRequest,
  customer: UserRecord,
  tx: Tx,
): Promise<number> => {
  const { _id, workerId, localDate } = booking;
  const others = await listOpenBookings(String(customer._id), tx);
  const open = others.filter((one) => !one._id.equals(_id) && typeof one.openSlot === 'number');
  const isRepeated = open.some((one) => one.workerId.equals(workerId) && one.localDate === localDate);
  const limit = allowanceFor(customer, 'openRequests');
  const places = [openSlot ?? 0, ...Array.from({ length: limit }, (_, index) => index)];
  const free = places.find((place) => open.every((one) => one.openSlot !== place));
  // The customer has asked for something else since.
  if (isRepeated || free === undefined || open.length >= limit) throw new AppError('booking_changed');
  return free;
};

const consumeUndo = async ({ _id, workerId, history }: BookingRecord, tx: Tx): Promise<void> => {
  const worker = await findUser(String(workerId), tx);
  // Undoing the same booking again counts again.
  const items = [`${String(_id)} ${history.length}`];
  const taken = worker && (await consumeDailyQuota({ user: worker, kind: 'undoneAcceptance', items }, tx));
  if (!taken?.size) throw new AppError('undo_limit');
};

/**
 * Undoes what accepting changed besides the status, and returns the fields to restore: the request's deadline, its
 * place among the customer's requests, and how it held its time. The caller must have locked both accounts.
 */
export const reopenRequest = async (
  booking: BookingRecord,
  tx: Tx,
): Promise<Pick<BookingRecord, 'expiresAt' | 'openSlot' | 'hold' | 'reopens' | 'door'>> => {
  const { _id, reopens, customerId, workerId, history } = booking;
  const customer = await findUser(String(customerId), tx);
  const accepted = effectiveHistory(history).at(-1);
  if (!reopens || !customer || !accepted) throw new AppError('illegal_move');
  await consumeUndo(booking, tx);
  const openSlot = await findOpenSlot(booking, reopens, customer, tx);
  // The contact may have been verified since: the request keeps its time until it is answered.
  const hold = hasProvedContact(customer) ? null : reopens.hold;
  if (hold?.until === null) await releaseCells({ bookingId: String(_id) }, tx);
  await uncountAnswer(booking, accepted.at, tx);
  tx.afterCommit(() => sharePresence([customerId, workerId].map(String)));
  return { expiresAt: reopens.expiresAt, openSlot, hold, reopens: null, ...(booking.door && { door: null }) };
};
