import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { WebhookEvent } from '#lib/platform/contract/webhook-event.ts';
import { announce } from '#lib/platform/integrations/webhooks/announce.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';

// The other states are steps between an acceptance and its end.
const events: Partial<Record<BookingStatus, WebhookEvent>> = {
  accepted: 'booking.accepted',
  rejected: 'booking.rejected',
  expired: 'booking.expired',
  cancelled: 'booking.cancelled',
  completed: 'booking.completed',
  no_show: 'booking.no_show',
};

/** Tells webhooks the new status of a booking, however it was reached. */
export const announceStatus = async (
  { _id, status }: Pick<BookingRecord, '_id' | 'status'>,
  tx: Tx,
): Promise<void> => {
  const event = events[status];
  if (event) await announce(event, { bookingId: String(_id) }, tx);
};
