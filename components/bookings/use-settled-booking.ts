import { useEffect, useEffectEvent } from 'react';
import { BOOKING_WRITES } from '#lib/features/bookings/client/booking-item.ts';
import { onWriteSettled } from '#lib/platform/browser/writes/waiting-writes.ts';

/** Calls `reload` with a booking's id when a write that had to wait is done or refused. */
export const useSettledBooking = (reload: (bookingId: string) => void): void => {
  const hear = useEffectEvent(reload);
  useEffect(
    () =>
      onWriteSettled(({ item }) => {
        const [kind, bookingId] = item.split(':');
        if (kind === BOOKING_WRITES && bookingId !== undefined) hear(bookingId);
      }),
    [],
  );
};
