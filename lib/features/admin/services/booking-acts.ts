import type {
  AdjustWalletBody,
  CancelBookingBody,
  FreeTime,
  MoveBookingBody,
  WaiveDueBody,
} from '#lib/features/admin/contracts/booking-acts.ts';
import type { AdminBooking } from '#lib/features/admin/contracts/admin-lists.ts';
import {
  actOnBooking,
  requirePossible,
  type ActInput,
} from '#lib/features/admin/services/steps/act-on-booking.ts';
import { slotsOn, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { computeDue } from '#lib/features/bookings/rules/booking-dues.ts';
import { whyNotActing } from '#lib/features/bookings/rules/office-acts.ts';
import { adjustBookingWallet } from '#lib/features/bookings/services/steps/adjust-booking-wallet.ts';
import { listReservedQuarters } from '#lib/features/bookings/services/steps/plan-time.ts';
import { waiveForOffice } from '#lib/features/bookings/services/steps/settle-dues.ts';
import { readCancellation, toDueFee } from '#lib/features/bookings/services/steps/read-cancellation.ts';
import { moveForOffice } from '#lib/features/bookings/services/steps/take-other-time.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { minutesBetween } from '#lib/platform/time/time-slot.ts';
import { findBooking, type BookingFee, type BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';

type Reply = Promise<{ data: AdminBooking }>;

/** Returns the fee that the customer owes; refuses another amount than the page showed. */
const resolveFee = async (
  booking: BookingRecord,
  { fee, feePaise: shownPaise }: CancelBookingBody,
  at: Date,
  tx: Tx,
): Promise<BookingFee | null> => {
  if (fee === 'waived') return null;
  const { view } = await readCancellation(booking, { side: 'customer', at }, tx);
  if (view.feePaise !== shownPaise) throw new AppError('price_changed', { data: view });
  return toDueFee(view, 'customer');
};

/** Cancels a booking: who it counts against and whether the customer owes the fee is the office's decision. */
export const cancelBooking = (input: ActInput<CancelBookingBody>): Reply =>
  actOnBooking(input, 'booking.cancelled', async (booking, at, tx) => {
    const { actor, body } = input;
    requirePossible('cancel', booking, at);
    const { countsFor, reason, fee } = body;
    const blame = countsFor === 'nobody' ? null : countsFor;
    const decision = { fee: await resolveFee(booking, body, at, tx), blame };
    const move = { to: 'cancelled', mover: 'admin', by: actor.userId, reason, at } as const;
    const cancelled = await transitionBooking({ booking, ...move, decision }, tx);
    const aboutId = String(countsFor === 'worker' ? booking.workerId : booking.customerId);
    const feePaise = decision.fee?.feePaise ?? 0;
    return { booking: cancelled, aboutId, details: { countsFor, fee, feePaise } };
  });

/** Moves a booking to a time that its worker has free. */
export const moveBooking = (input: ActInput<MoveBookingBody>): Reply =>
  actOnBooking(input, 'booking.move', async (booking, at, tx) => {
    const { userId } = input.actor;
    requirePossible('move', booking, at);
    const otherIds = [booking.customerId, booking.workerId].map(String);
    // A day off added at the same moment must count.
    await lockAccounts({ userId, otherIds }, tx);
    const { reason, startsAt } = input.body;
    const to = new Date(startsAt);
    const moved = await moveForOffice({ booking, to, by: userId, reason, at }, tx);
    return { booking: moved, details: { from: booking.startsAt, to } };
  });

/** Waives what the customer still owes. */
export const waiveDue = (input: ActInput<WaiveDueBody>): Reply =>
  actOnBooking(input, 'booking.waive', async (booking, at, tx) => {
    requirePossible('waive', booking, at);
    if (computeDue(booking) !== input.body.amountPaise) throw new AppError('booking_changed');
    const what = booking.fee ? 'fee' : 'price';
    const { booking: waived, amountPaise } = await waiveForOffice(booking, at, tx);
    return { booking: waived, details: { what, amountPaise } };
  });

/** Adds credit to one side's wallet, or takes such credit back. */
export const adjustWallet = (input: ActInput<AdjustWalletBody>): Reply =>
  actOnBooking(input, 'booking.adjust', async (booking, at, tx) => {
    const { side, amountPaise } = input.body;
    const right = input.actor.can ?? 'lead';
    const adjusted = await adjustBookingWallet(
      { booking, side, amountPaise, right, adminId: input.actor.userId, at },
      tx,
    );
    const aboutId = String(side === 'worker' ? booking.workerId : booking.customerId);
    return { booking: adjusted, aboutId, details: { side, amountPaise } };
  });

const DAYS_AHEAD = 14;

const listFreeTimes = async (booking: BookingRecord, at: Date): Promise<FreeTime[]> => {
  const [worker, localDate] = [await findUser(String(booking.workerId)), toIndiaDay(at)];
  if (!worker || worker.suspendedAt) return [];
  const workerId = String(worker._id);
  const reserved = await listReservedQuarters({ workerId, localDate, days: DAYS_AHEAD });
  const minutes = minutesBetween(booking);
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(localDate, ahead)).flatMap((day) =>
    slotsOn({ localDate: day, minutes, worker, reserved, own: booking, at })
      .filter(({ state }) => state === 'free')
      .map((slot) => spanOn(day, slot))
      .map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
  );
};

/** Lists times that the booking can move to; none if it can't move. */
export const listMoveTimes = async ({
  params: { id },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ data: FreeTime[] }> => {
  const [booking, at] = [await findBooking(id), now()];
  if (!booking) throw new AppError('not_found');
  return { data: whyNotActing('move', booking, at) ? [] : await listFreeTimes(booking, at) };
};
