import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { database, Tx } from '#models/connection.ts';
import { walkRows } from './migration.ts';

export const reminders = walkRows<BookingRecord>({
  name: '007-reminders',
  collection: 'bookings',
  filter: { status: { $in: ['pending', 'accepted'] }, remindAt: { $exists: false } },
  change: async (booking, tx) => {
    const { _id, status } = booking;
    const $set = { remindAt: nextReminderAt(booking, now()) };
    await database().collection('bookings').updateOne({ _id, status }, { $set }, Tx.session(tx));
    return true;
  },
});
