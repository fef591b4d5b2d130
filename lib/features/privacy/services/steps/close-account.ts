import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { dropClaims } from '#lib/features/bookings/services/steps/decide-claim.ts';
import { closeOwnCases } from '#lib/features/bookings/services/steps/end-cases.ts';
import { endHandoversTo } from '#lib/features/bookings/services/steps/hand-over.ts';
import { leaveAllUnpaid } from '#lib/features/bookings/services/steps/leave-unpaid.ts';
import { leaveRefunds } from '#lib/features/bookings/services/steps/refunds.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import { removeAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';
import type { OpenBooking } from '#lib/features/privacy/contracts/privacy.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { removeImage } from '#lib/platform/images/images.ts';
import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { listLiveBookings } from '#models/privacy/bookings.ts';
import type { ErasedFiles } from '#models/privacy/erase-account.ts';

const toOpen = ({ _id, number, serviceName, status, startsAt }: BookingRecord): OpenBooking => ({
  ...{ _id: String(_id), number, serviceName, status },
  startsAt: startsAt.toISOString(),
});

const refuse = (bookings: readonly BookingRecord[]): AppError =>
  new AppError('open_bookings', { data: { bookings: bookings.map(toOpen) } });

interface Leaving {
  userId: string;
  /** Without it, open bookings are only listed. */
  cancels: boolean;
}

const close = (booking: BookingRecord, userId: string, tx: Tx): Promise<BookingRecord> => {
  const at = now();
  // Already expired, just not processed yet: there is nothing left to decline.
  if (booking.expiresAt && booking.expiresAt <= at)
    return transitionBooking({ booking, to: 'expired', mover: 'system', by: null, at }, tx);
  const mover = String(booking.workerId) === userId ? 'worker' : 'customer';
  const to: BookingStatus = mover === 'worker' && booking.status === 'pending' ? 'rejected' : 'cancelled';
  const reasonCode = 'account_deleted';
  const reason = bookingWords.reasons[reasonCode];
  return transitionBooking({ booking, to, mover, by: userId, reason, reasonCode, at }, tx);
};

/**
 * Ends a user's open bookings, claims, own cases and dues under the usual rules; a job in progress must be ended by its two
 * sides.
 */
export const endUserBookings = async ({ userId, cancels }: Leaving, tx: Tx): Promise<void> => {
  const open = await listLiveBookings(userId, tx);
  const running = open.filter(({ status }) => status === 'in_progress');
  if (running.length > 0) throw refuse(running);
  if (open.length > 0 && !cancels) throw refuse(open);
  for (const booking of open) await close(booking, userId, tx);
  await endHandoversTo(userId, tx);
  const at = now();
  await dropClaims({ userId, by: userId, at }, tx);
  await closeOwnCases({ userId, at }, tx);
  await leaveAllUnpaid({ userId, at }, tx);
  await leaveRefunds({ userId, at }, tx);
};

/** Deletes the files of a deleted account. The sweeps finish after a crash. */
export const removeUserFiles = async ({ imageKeys, attachmentKeys }: ErasedFiles): Promise<void> => {
  try {
    await Promise.all([...imageKeys.map(removeImage), ...attachmentKeys.map(removeAttachment)]);
  } catch (error) {
    log().warn({ err: error }, 'files of a deleted account are left for the sweep');
  }
};
