import { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import { listLiveRequests } from '#models/bookings/all-bookings.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { endWorkerBookings } from './settle-dues.ts';
import { transitionBooking } from './transition-booking.ts';

const endRequests = async (customerId: string, at: Date, tx: Tx): Promise<void> => {
  const reasonCode = 'customer_unavailable';
  const reason = bookingWords.reasons[reasonCode];
  const end = { to: 'cancelled', mover: 'system', by: null, reason, reasonCode, at } as const;
  for (const booking of await listLiveRequests(customerId, tx))
    // A worker who has started finishes the job and is paid.
    if (booking.status !== 'in_progress') await transitionBooking({ booking, ...end }, tx);
};

/** Cancels the upcoming bookings of a paused person. The others are notified, and no fee is owed. */
export const endPausedBookings = async (
  { _id, role }: Pick<UserRecord, '_id' | 'role'>,
  at: Date,
  tx: Tx,
): Promise<void> => {
  if (role === 'worker') await endWorkerBookings({ workerId: String(_id), at }, tx);
  if (role === 'customer') await endRequests(String(_id), at, tx);
};
