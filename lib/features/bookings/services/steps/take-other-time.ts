import { AppError } from '#lib/platform/contract/app-error.ts';
import { toIndiaMinutes } from '#lib/platform/time/india-day.ts';
import { formatClock, minutesBetween } from '#lib/platform/time/time-slot.ts';
import type { BookingChange, BookingRecord } from '#models/bookings/booking.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { buildSlotTakenError, requireOffered } from './draft-booking.ts';
import { limitHold } from './hold-time.ts';
import { reserveOtherTime, shiftBooking } from './move-booking-time.ts';
import { notifyBookingChange } from './notify-booking-change.ts';
import { planTime, type PlannedTime } from './plan-time.ts';

/** Reserves another time of the booking's worker, or refuses it and offers others. */
export const requireTime = async (
  { booking, worker, time }: { booking: BookingRecord; worker: UserRecord; time: PlannedTime },
  tx: Tx,
): Promise<void> => {
  const minutes = minutesBetween(booking);
  await requireOffered({ worker, time, minutes });
  if (!(await reserveOtherTime(booking, time, tx)))
    throw await buildSlotTakenError({ worker, time, minutes });
};

/** Moves a request to a reserved time. The hold doesn't get longer by moving. */
export const shiftRequest = async (
  booking: BookingRecord,
  { startsAt, endsAt, localDate, change }: PlannedTime & { change?: BookingChange },
  tx: Tx,
): Promise<BookingRecord> => {
  const to = { startsAt, endsAt, ...(change && { change }) };
  if (!booking.hold) return shiftBooking(booking, to, tx);
  const customer = await findUser(String(booking.customerId), tx);
  if (!customer) throw new AppError('unauthorized');
  const hold = await limitHold({ ...booking, localDate }, customer, tx);
  return shiftBooking(booking, { ...to, hold }, tx);
};

const planFrom = (start: Date, minutes: number): PlannedTime => {
  const from = toIndiaMinutes(start);
  const timeSlot = { start: formatClock(from), end: formatClock(from + minutes) };
  return planTime({ scheduledAt: start.toISOString(), timeSlot });
};

interface OfficeMove {
  booking: BookingRecord;
  /** The new start. */
  to: Date;
  by: string;
  reason: string;
  at: Date;
}

/**
 * Moves a booking to a time that its worker has free. It keeps its length and its price, so that no one pays an
 * amount they were not shown. Both people are told. The caller must have locked the worker's account.
 */
export const moveForOffice = async (
  { booking, to, by, reason, at }: OfficeMove,
  tx: Tx,
): Promise<BookingRecord> => {
  const time = planFrom(to, minutesBetween(booking));
  const worker = await findUser(String(booking.workerId), tx);
  if (!worker || worker.suspendedAt) throw new AppError('not_found');
  await requireTime({ booking, worker, time }, tx);
  const { startsAt, endsAt } = time;
  const { pricePaise, status } = booking;
  const change: BookingChange = {
    ...{ status, mover: 'admin', by: toObjectId(by), at, reason, movedTo: startsAt },
  };
  const moved =
    status === 'pending'
      ? await shiftRequest(booking, { ...time, change }, tx)
      : await shiftBooking(booking, { startsAt, endsAt, pricePaise, change }, tx);
  await notifyBookingChange({ booking: moved, news: 'office_moved', by }, tx);
  return moved;
};
