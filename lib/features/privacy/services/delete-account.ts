import type { LeavingReason, OpenBooking } from '#lib/features/privacy/contracts/privacy.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { leaving } from '#lib/features/privacy/texts/privacy.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { log } from '#lib/platform/observability/log.ts';
import { holdOtherAdmin } from '#models/people/all-people.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { eraseAccount, type ErasedFiles } from '#models/privacy/erase-account.ts';
import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import { provePassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { proveSecondFactor } from '#lib/features/accounts/services/steps/second-factor.ts';
import { removeAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';
import { removeImage } from '#lib/platform/images/images.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { listLiveBookings } from '#models/privacy/bookings.ts';
import { dropClaimsOf } from '#lib/features/bookings/services/steps/decide-claim.ts';
import { leaveAllUnpaid } from '#lib/features/bookings/services/steps/leave-unpaid.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';

const toOpen = ({ _id, number, serviceName, status, startsAt }: BookingRecord): OpenBooking => ({
  ...{ _id: String(_id), number, serviceName, status },
  startsAt: startsAt.toISOString(),
});

const refuse = (bookings: readonly BookingRecord[]): AppError =>
  new AppError('open_bookings', { data: { bookings: bookings.map(toOpen) } });

interface Leaving {
  userId: string;
  /** Without it open bookings are only named. */
  cancels: boolean;
}

const close = (booking: BookingRecord, userId: string, tx: Tx): Promise<BookingRecord> => {
  const mover = String(booking.workerId) === userId ? 'worker' : 'customer';
  const to: BookingStatus = mover === 'worker' && booking.status === 'pending' ? 'rejected' : 'cancelled';
  const reasonCode = 'account_deleted';
  const reason = bookingWords.reasons[reasonCode];
  return transitionBooking({ booking, to, mover, by: userId, reason, reasonCode, at: now() }, tx);
};

/** Ends somebody's open bookings, claims and dues as the rules say; a job in progress has to be ended by its people. */
const endBookingsOf = async ({ userId, cancels }: Leaving, tx: Tx): Promise<void> => {
  const open = await listLiveBookings(userId, tx);
  const running = open.filter(({ status }) => status === 'in_progress');
  if (running.length > 0) throw refuse(running);
  if (open.length > 0 && !cancels) throw refuse(open);
  for (const booking of open) await close(booking, userId, tx);
  const at = now();
  await dropClaimsOf({ userId, by: userId, at }, tx);
  await leaveAllUnpaid({ userId, at }, tx);
};

/** Removes the files of an account that is gone. What a crash leaves of them the sweeps finish. */
const removeFilesOf = async ({ imageKeys, attachmentKeys }: ErasedFiles): Promise<void> => {
  try {
    await Promise.all([...imageKeys.map(removeImage), ...attachmentKeys.map(removeAttachment)]);
  } catch (error) {
    log().warn({ err: error }, 'files of a deleted account wait for the sweep');
  }
};

interface Input {
  actor: Actor;
  body: {
    reason: LeavingReason;
    password: string;
    code?: string | undefined;
    cancelBookings?: boolean | undefined;
  };
}

const assertMayLeave = async ({ userId, role }: Actor, tx: Tx): Promise<void> => {
  if (role === 'admin' && !(await holdOtherAdmin({ userId, at: now() }, tx)))
    throw new AppError('last_admin');
};

/** Deletes the actor's account: what is personal is erased, and whoever is signed in as them is out at once. */
export const deleteAccount = async ({ actor, body }: Input): Promise<{ message: string }> => {
  const { userId } = actor;
  const { password, code = '', cancelBookings = false, reason } = body;
  const also = () => proveSecondFactor(userId, code);
  const { email, phone } = await provePassword({ actor, password, field: 'password', also });
  const files = await inTransaction(async (tx) => {
    await assertMayLeave(actor, tx);
    await endBookingsOf({ userId, cancels: cancelBookings }, tx);
    await endSessions({ userId }, tx);
    return eraseAccount({ userId, email, phone }, tx);
  });
  await removeFilesOf(files);
  // Why people leave is worth knowing; who they were is not.
  log().info({ reason }, 'account deleted');
  return { message: leaving.messages.deleted };
};
