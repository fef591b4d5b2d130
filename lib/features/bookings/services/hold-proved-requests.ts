import { holdIfProved } from '#lib/features/bookings/services/steps/hold-time.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listShortHolds } from '#models/bookings/overdue-bookings.ts';
import { inTransaction } from '#models/connection.ts';

const holdIfFree = async (bookingId: string): Promise<void> => {
  try {
    await inTransaction(async (tx) => {
      const booking = await findBooking(bookingId, tx);
      if (booking?.status === 'pending' && booking.hold) await holdIfProved(booking, tx);
    });
  } catch (error) {
    // Another booking has the time: the request stays open without it.
    if (!(error instanceof AppError)) throw error;
  }
};

/** Makes a customer's open requests hold their time again once a contact is verified, where it is still free. */
export const holdProvedRequests = async ({
  payload: { userId },
}: {
  payload: { userId: string };
}): Promise<void> => {
  for (const { _id } of await listShortHolds(userId)) await holdIfFree(String(_id));
};
