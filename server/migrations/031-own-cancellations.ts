import type { BookingRecord } from '#models/bookings/booking.ts';
import { database, Tx } from '#models/connection.ts';
import { walkRows } from './migration.ts';

/** Earlier releases didn't note whose cancellation it was, so a worker's own ones were not counted. */
export const ownCancellations = walkRows<BookingRecord>({
  name: '031-own-cancellations',
  collection: 'bookings',
  filter: { status: 'cancelled', blame: null },
  change: async ({ _id, history }, tx) => {
    if (history.at(-1)?.mover !== 'worker') return false;
    const filter = { _id, status: 'cancelled', blame: null };
    await database()
      .collection('bookings')
      .updateOne(filter, { $set: { blame: 'worker' } }, Tx.session(tx));
    return true;
  },
});
