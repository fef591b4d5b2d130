import { AppError } from '#lib/platform/contract/app-error.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { updateCase, type BookingCase, type CaseRecord } from '#models/bookings/case.ts';
import type { Tx } from '#models/connection.ts';

/** Names a case in its booking, which makes two changes of one booking's cases at once collide. */
export const markCase = async (
  { _id, status, startsAt, cases = [] }: BookingRecord,
  { by, reason, state }: BookingCase,
  tx: Tx,
): Promise<BookingRecord> => {
  const set = { cases: [...cases.filter((one) => one.by !== by), { by, reason, state }] };
  const marked = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!marked) throw new AppError('booking_changed');
  return marked;
};

/** Stores a change of a case; refused if the case or its booking has changed since it was read. */
export const storeCase = async (
  booking: BookingRecord,
  one: CaseRecord,
  set: Partial<Omit<CaseRecord, '_id'>>,
  tx: Tx,
): Promise<{ booking: BookingRecord; changed: CaseRecord }> => {
  const changed = await updateCase({ caseId: one._id, from: one.state, set }, tx);
  if (!changed) throw new AppError('booking_changed');
  return { booking: await markCase(booking, changed, tx), changed };
};
