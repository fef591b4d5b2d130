import { AppError } from '#lib/platform/contract/app-error.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  dueReminders,
  nextReminderAt,
  type BookingReminder,
} from '#lib/features/bookings/rules/booking-reminders.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import {
  listBookingsToRemind,
  listDueClaims,
  listExpiredProposals,
  listExpiredRequests,
  listForgottenBookings,
} from '#models/bookings/overdue-bookings.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { decideClaim } from '#lib/features/bookings/services/steps/decide-claim.ts';
import { dropProposal } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { remindOfBooking } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';

const MOST_AT_ONCE = 200;
const A_DAY_MS = 86_400_000;

// Somebody who acts in the same moment is quicker, and right.
const unlessChanged = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};

const forEach = async (
  bookings: readonly BookingRecord[],
  act: (booking: BookingRecord, tx: Tx) => Promise<unknown>,
): Promise<void> => {
  for (const { _id } of bookings)
    await unlessChanged(() =>
      inTransaction(async (tx) => {
        const booking = await findBooking(String(_id), tx);
        if (booking) await act(booking, tx);
      }),
    );
};

const end = (to: BookingStatus, at: Date) => (booking: BookingRecord, tx: Tx) =>
  transitionBooking({ booking, to, mover: 'system', by: null, at }, tx);

/** Ends what time has ended: requests, proposals and claims that nobody answered, and bookings that nobody closed. */
export const closeBookings = async (): Promise<void> => {
  const at = now();
  await forEach(await listExpiredRequests(at, MOST_AT_ONCE), end('expired', at));
  await forEach(await listExpiredProposals(at, MOST_AT_ONCE), async (booking, tx) => {
    const { proposal } = booking;
    if (proposal && proposal.expiresAt <= at)
      await dropProposal({ booking, news: 'proposal_expired', by: null }, tx);
  });
  await forEach(await listDueClaims(at, MOST_AT_ONCE), async (booking, tx) => {
    const answerBy = booking.noShow?.answerBy;
    if (answerBy && answerBy <= at)
      await decideClaim({ booking, verdict: 'upheld', mover: 'system', by: null, at }, tx);
  });
  const forgotten = await listForgottenBookings(new Date(at.getTime() - A_DAY_MS), MOST_AT_ONCE);
  await forEach(forgotten, (booking, tx) =>
    end(booking.status === 'in_progress' ? 'completed' : 'no_show', at)(booking, tx),
  );
};

/** Reckons when a booking is to be reminded of next; what was due until now is told, once. */
const remind = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { _id, status, startsAt, remindAt } = booking;
  if (!remindAt || remindAt > at) return;
  const set = { remindAt: nextReminderAt(booking, at) };
  const kept = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!kept) return;
  const news: BookingReminder[] = dueReminders(booking, { from: remindAt, to: at });
  for (const one of news) await remindOfBooking({ booking, news: one }, tx);
};

/** Reminds workers of questions that wait for them, and both people of a visit. */
export const remindOfBookings = async (): Promise<void> => {
  const at = now();
  await forEach(await listBookingsToRemind(at, MOST_AT_ONCE), (booking, tx) => remind(booking, at, tx));
};
