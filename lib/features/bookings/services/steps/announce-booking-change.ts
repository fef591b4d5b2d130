import type { BookingHint } from '#lib/features/bookings/contracts/booking-news.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';

/** Has the open screens of both people read a booking again, once the transaction has committed. */
export const hintAtBooking = (
  { _id, customerId, workerId }: BookingRecord,
  news: BookingHint,
  tx: Tx,
): void =>
  tx.afterCommit(() => {
    for (const userId of [customerId, workerId])
      publish(userRoom(String(userId)), 'bookingChanged', { bookingId: String(_id), news });
  });
